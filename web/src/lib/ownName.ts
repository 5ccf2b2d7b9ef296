/* What one wants to be called at tables with others; kept in this browser only. */
const KEY = 'sukno.name';
/** The server shortens what is longer. */
export const NAME_LETTERS = 24;

export const ownName = {
  read(): string {
    try {
      return localStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  },
  keep(name: string): void {
    try {
      localStorage.setItem(KEY, name.trim());
    } catch {
      // No storage here: it is asked for again.
    }
  },
};
