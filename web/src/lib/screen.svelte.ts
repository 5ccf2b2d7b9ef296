/* How much room there is. */
const query = matchMedia('(min-width: 900px)');

class Screen {
  /** Room for the score and the talk beside the table. */
  wide = $state(query.matches);

  constructor() {
    query.addEventListener('change', (event) => (this.wide = event.matches));
  }
}

export const screen = new Screen();
