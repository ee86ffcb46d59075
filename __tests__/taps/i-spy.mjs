/* A turn of I, Spy: without the map at a full table with an empty box, and on the map of the practice game. */

/** Until the button is there; the one that was tapped may slide away still. */
const markBoth = async ({ page, tap }, players) => {
  for (let place = 1; place <= players; place++) {
    await tap(`Mark place ${place}`);
    await page.getByRole('button', { name: new RegExp(`^Undo: .*marked place ${place}$`) }).waitFor();
  }
};

const layTable = async (hands) => {
  const { page, tap } = hands;
  await page.goto('/game/i-spy/setup');
  await tap('Seat');
  await tap(/^Player 1, .*seat 1 of/);
  await tap('Player 1 begins');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tap('Full', { role: 'radio' });
  await tap('Skip to turn 1');
  await page.getByTestId('save-mark').last().waitFor();
  await markBoth(hands, 3);
  await page.getByRole('heading', { name: 'Player 1’s turn' }).waitFor();
};

/** The map itself hears a finger, and not what a screen reader is told of it. */
const tapRegion = async (page, name) => {
  const region = page.getByRole('list', { name: 'Map of the Regions' }).getByLabel(name).first();
  await region.waitFor();
  const { x, y, width, height } = await region.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
};

export const jobs = [
  {
    name: 'a turn without the map: two cards, a contact with its reward, end',
    most: 5,
    prepare: layTable,
    play: async ({ page, tap }) => {
      await tap('First card');
      await tap(/^Overnight Line, Germany/);
      await page.getByRole('button', { name: /^Overnight Line, .*Played$/ }).waitFor();
      await tap(/^Smuggle, France/);
      await tap('Berlin, France +3: 2 Tickets');
      await tap('Contact in Berlin: 2 Tickets, end turn');
      await page.getByRole('heading', { name: 'Player 2’s turn' }).waitFor();
    },
  },
  {
    name: 'an unknown print',
    most: 1,
    prepare: async (hands) => {
      await layTable(hands);
      await hands.tap('First card');
      await hands.tap(/^Evade,/);
      await hands.page.getByRole('button', { name: 'Britain +2' }).waitFor();
    },
    play: async ({ page, tap }) => {
      await tap('Britain +2');
      await page.getByRole('button', { name: /^Smuggle,/ }).waitFor();
    },
  },
  {
    name: 'a turn on the map: a card, a trip into Berlin, a contact, a card, end',
    most: 7,
    prepare: async (hands) => {
      const { page, tap } = hands;
      await page.goto('/');
      await tap('Practice game: I, Spy');
      await markBoth(hands, 2);
      await tapRegion(page, /^Praha, /);
      await tap('Deploy in Praha');
      await page.getByRole('button', { name: 'Play the first card' }).waitFor();
    },
    play: async ({ page, tap }) => {
      await tap('First card');
      await tap(/^Overnight Line, Germany/);
      await tapRegion(page, /^Berlin, Capital · over Leipzig/);
      await tap('Go to Leipzig, enter Berlin, 1 Ticket, 3 left');
      await tap('Berlin, France +3: 2 Tickets');
      await tap(/^Smuggle, France/);
      await tap(/^End the turn/);
      await page.getByRole('heading', { name: 'Player 2’s turn' }).waitFor();
    },
  },
];
