/* The jobs of a round of SpyMaster, with an empty box. */

/** Longer than a tap in a dock that just changed is taken for the second half of the one before. */
const CALM = 450;

/** In the dock, once it hears a tap. */
const dock = async ({ page, tap }, name) => {
  await page.getByRole('button', { name }).first().waitFor();
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction(([start, calm]) => performance.now() - start > calm, [from, CALM]);
  await tap(name);
};

/** On the stage, where something stands, once it stands still. */
const on = async ({ page }, name) => {
  const thing = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  await thing.waitFor();
  const where = async () => {
    const { x, y, width, height } = await thing.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  let at = await where();
  for (let before; before?.x !== at.x || before.y !== at.y;) {
    before = at;
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    at = await where();
  }
  await page.touchscreen.tap(at.x, at.y);
};

const whose = ({ page }, seat) => page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();

const setUp = async (hands, { seats, full, begins = 1 }) => {
  const { page, tap } = hands;
  await page.goto('/game/spymaster/setup');
  if (full) await tap('Full', { role: 'radio' });
  for (let more = 2; more < seats; more++) await tap('Seat');
  await tap(new RegExp(`^Player ${begins}, .*, seat \\d of`));
  await tap(`Player ${begins} begins`);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if (full) await tap('Phone places Agents', { role: 'checkbox' });
  await dock(hands, 'Skip to turn 1');
  await page.getByTestId('save-mark').last().waitFor();
};

/** Everybody in the hub of Area 1 and in red cities, all Freelance Agents in the blue city of Area 1. */
const throwAgents = async (hands, seats) => {
  for (let seat = 0; seat < seats; seat++)
    for (const place of [/^Berlin,/, /^Red 2,/, /^Red 3,/]) await on(hands, place);
  for (let agent = 0; agent < 18; agent++) await on(hands, /^Blue 1,/);
  await hands.page.getByRole('button', { name: 'Stack 1' }).waitFor();
};

const ROW = [
  ...['Surveillance 1', 'Espionage 3', 'Dossiers 4', 'Fourth type 2', 'Surveillance 4', 'Espionage 1'],
  ...['Dossiers 2', 'Fourth type 5', 'Surveillance 2', 'Espionage 5', 'Dossiers 1', 'Fourth type 1'],
  'Surveillance 3',
];

const layRow = async ({ page, tap }, size) => {
  await tap('Stack 2');
  for (const card of ROW.slice(0, size)) await tap(card);
  await page.getByRole('button', { name: /^Cut behind card 1,/ }).waitFor();
};

const cut = async (hands, places, file) => {
  for (const place of places) await on(hands, new RegExp(`^Cut behind card ${place},`));
  await on(hands, new RegExp(`^File ${file},`));
  await dock(hands, /chooses$/);
};

/** Two people: Player 2 has taken the first four cards, and Player 1 is to move. */
const toOperations = async (hands) => {
  await setUp(hands, { seats: 2, full: true });
  await throwAgents(hands, 2);
  await layRow(hands, 9);
  await cut(hands, [4], 2);
  await whose(hands, 2);
  await on(hands, /^File 1, 4 cards/);
  await whose(hands, 1);
};

/** In the blue city of Area 1, where the Freelance Agents are: 1 of them, Dossiers 2, worth 9. */
const readMission = async (hands) => {
  const { page, tap } = hands;
  const key = (group, number) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: number, exact: true }).tap();
  await on(hands, 'Area 1: read the Mission');
  await tap('Read it instead');
  await tap('Blue city', { role: 'radio' });
  await tap('Dossiers 2');
  await key('Special Agents', '0');
  await key('Freelance Agents', '1');
  await key('Victory points', '9');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const endTurn = async (hands) => {
  await dock(hands, /^End turn/);
  await whose(hands, 2);
};

/** Four people: 6 Missions in all, 8 totals of hands, two of them level at the top. */
const score = async (hands) => {
  const { page, tap } = hands;
  const missions = [[8, 9], [10, 7], [11], [6]];
  for (const points of missions) {
    for (const each of points) await tap(`${each} points`);
    await dock(hands, /^Next: /);
  }
  const totals = { Surveillance: [4, 3], Espionage: [2, 3], Dossiers: [1, 1], 'Fourth type': [6, 6] };
  for (const [type, row] of Object.entries(totals)) {
    for (const total of row) await tap(String(total));
    await dock(hands, `The rest of ${type}: 0`);
  }
  await tap('Player 3 took the SpyMaster card');
  await page.getByRole('button', { name: 'See the score' }).waitFor();
};

export const jobs = [
  {
    name: 'row of 13, stack included',
    most: 14,
    prepare: async (hands) => {
      await setUp(hands, { seats: 4, full: true });
      await throwAgents(hands, 4);
    },
    play: (hands) => layRow(hands, 13),
  },
  {
    name: '3 cuts, crown, confirm',
    most: 5,
    prepare: async (hands) => {
      await setUp(hands, { seats: 4, full: true });
      await throwAgents(hands, 4);
      await layRow(hands, 13);
    },
    play: async (hands) => {
      await cut(hands, [3, 6, 9], 2);
      await whose(hands, 2);
    },
  },
  {
    name: 'choose a File',
    most: 1,
    prepare: async (hands) => {
      await setUp(hands, { seats: 2, full: true });
      await throwAgents(hands, 2);
      await layRow(hands, 9);
      await cut(hands, [4], 2);
      await whose(hands, 2);
    },
    play: async (hands) => {
      await on(hands, /^File 1, 4 cards/);
      await whose(hands, 1);
    },
  },
  {
    name: 'move two Agents, burn, end',
    most: 6,
    prepare: toOperations,
    play: async (hands) => {
      await on(hands, /^Berlin, /);
      await on(hands, /^Green 1, .*costs 1 point$/);
      await on(hands, /^Red 2, /);
      await on(hands, /^Blue 2, .*costs 1 point$/);
      await hands.tap('Dossiers 2');
      await endTurn(hands);
    },
  },
  {
    name: 'complete a known Mission with one card, end',
    most: 3,
    prepare: async (hands) => {
      await toOperations(hands);
      await readMission(hands);
      await hands.tap('Not now');
    },
    play: async (hands) => {
      await on(hands, /^Blue 1, 9 points.*Agents ready$/);
      await hands.tap('Dossiers 2');
      await endTurn(hands);
    },
  },
  {
    name: 'a Mission not known yet, entered and paid with one card, end',
    most: 9,
    prepare: toOperations,
    play: async (hands) => {
      await readMission(hands);
      await hands.tap('Dossiers 2');
      await endTurn(hands);
    },
  },
  {
    name: 'pass, end the turn',
    most: 1,
    prepare: toOperations,
    play: async (hands) => {
      await dock(hands, /^Pass → /);
      await whose(hands, 2);
    },
  },
  {
    name: 'light: SpyMaster card',
    most: 1,
    prepare: (hands) => setUp(hands, { seats: 4, full: false }),
    play: async (hands) => {
      await on(hands, /^Player 2: 0 points/);
      await whose(hands, 1);
    },
  },
  {
    name: 'light: Mission turn',
    most: 2,
    prepare: async (hands) => {
      await setUp(hands, { seats: 4, full: false });
      await on(hands, /^Player 2: 0 points/);
      await whose(hands, 1);
    },
    play: async (hands) => {
      await hands.tap('9 points');
      await endTurn(hands);
    },
  },
  {
    name: 'score pad, 4 players, 6 Missions in all, 8 hand totals, tie',
    most: 26,
    prepare: async (hands) => {
      const { page, tap } = hands;
      await page.goto('/game/spymaster');
      await tap(/^Just score/, { role: 'link' });
      for (let more = 2; more < 4; more++) await tap('Seat');
      await dock(hands, 'Enter the scores');
      await page.getByTestId('save-mark').last().waitFor();
    },
    play: score,
  },
];
