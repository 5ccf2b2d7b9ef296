/* What this reader likes: language, pace, suits, letters, light. Kept in this browser only. */
import type { Ranks } from '../card/names';

export type Lang = 'en' | 'ru';
export type Pace = 'slow' | 'normal' | 'quick' | 'instant';

interface Kept {
  lang: Lang;
  pace: Pace;
  suits: '2' | '4';
  letters: 'lang' | Ranks;
  print: 'usual' | 'large';
  theme: 'system' | 'dark' | 'light';
  motion: 'system' | 'full' | 'still';
  sound: boolean;
}

const KEY = 'sukno.settings';

const VALUES: { readonly [Name in keyof Kept]: readonly Kept[Name][] } = {
  lang: ['ru', 'en'],
  pace: ['slow', 'normal', 'quick', 'instant'],
  suits: ['2', '4'],
  letters: ['lang', 'intl', 'ru'],
  print: ['usual', 'large'],
  theme: ['system', 'dark', 'light'],
  motion: ['system', 'full', 'still'],
  sound: [false, true],
};

/** How long a bot's move stands before the next, and how fast cards travel. */
const PACES: Record<Pace, { pause: number; speed: number }> = {
  slow: { pause: 1500, speed: 0.55 },
  normal: { pause: 750, speed: 1 },
  quick: { pause: 280, speed: 1.7 },
  instant: { pause: 0, speed: 0 },
};

/** What was kept, as far as it can be used; the browser's wishes for the rest. */
export function usable(kept: unknown, wishes: readonly string[]): Kept {
  const usual: Kept = {
    lang: wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => wish === 'ru' || wish === 'en') === 'ru' ? 'ru' : 'en',
    pace: 'normal',
    suits: '2',
    letters: 'lang',
    print: 'usual',
    theme: 'system',
    motion: 'system',
    sound: false,
  };
  if (typeof kept !== 'object' || kept === null) return usual;
  const known = Object.entries(kept).filter(([name, value]) => {
    const values: readonly unknown[] | undefined = VALUES[name as keyof Kept];
    return values?.includes(value) ?? false;
  });
  return { ...usual, ...(Object.fromEntries(known) as Partial<Kept>) };
}

/** The language that an address asks for, as `sukno play --lang` does: `?lang=ru`. */
function langInAddress(search: string): Lang | null {
  const asked = new URLSearchParams(search).get('lang');
  return VALUES.lang.find((lang) => lang === asked) ?? null;
}

function read(): Kept {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    // Unreadable, or no storage here: the usual settings.
  }
  return usable(kept, navigator.languages);
}

class Settings {
  kept = $state(read());
  systemLight = $state(matchMedia('(prefers-color-scheme: light)').matches);
  systemStill = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    const asked = langInAddress(location.search);
    if (asked) this.set('lang', asked);
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', (event) => (this.systemLight = event.matches));
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.systemStill = event.matches));
  }

  get lang(): Lang {
    return this.kept.lang;
  }

  get ranks(): Ranks {
    if (this.kept.letters !== 'lang') return this.kept.letters;
    return this.kept.lang === 'ru' ? 'ru' : 'intl';
  }

  get theme(): 'dark' | 'light' {
    if (this.kept.theme !== 'system') return this.kept.theme;
    return this.systemLight ? 'light' : 'dark';
  }

  /** Nothing travels. */
  get still(): boolean {
    return this.kept.pace === 'instant' || (this.kept.motion === 'system' ? this.systemStill : this.kept.motion === 'still');
  }

  get pause(): number {
    return PACES[this.kept.pace].pause;
  }

  get speed(): number {
    return PACES[this.kept.pace].speed;
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // No storage here: they last as long as the page.
    }
  }
}

export const settings = new Settings();
