/* The address of the page as others reach it. A page that is open at a computer's own name is seen by nobody else. */
import { api } from './api';

export interface Reach {
  readonly address: string;
  /** `own`: only this computer finds it; `near`: so do others in its network; `page`: it is where this page is. */
  readonly who: 'own' | 'near' | 'page';
}

const isOwn = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

export async function reach(): Promise<Reach> {
  const here = location.origin + location.pathname;
  if (!isOwn(location.hostname)) return { address: here, who: 'page' };
  const { address } = await api.reach();
  return address ? { address, who: 'near' } : { address: here, who: 'own' };
}
