/* How much room there is. */
const wide = matchMedia('(min-width: 900px)');
const narrow = matchMedia('(max-width: 599px)');

class Screen {
  /** Room for the score and the talk beside the table. */
  wide = $state(wide.matches);
  /** A phone held upright. */
  narrow = $state(narrow.matches);

  constructor() {
    wide.addEventListener('change', (event) => (this.wide = event.matches));
    narrow.addEventListener('change', (event) => (this.narrow = event.matches));
  }
}

export const screen = new Screen();
