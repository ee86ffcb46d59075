/* Turns of Spy Connection, each from its start to the turn of the next player. */

/** A tap on another button right after one is none (kit/stage/settled-taps), and nobody is as fast as this. */
const CALM = 350;
const calm = (page) => page.waitForTimeout(CALM);

const turnOf = (page, seat) => page.getByRole('heading', { name: `Player ${seat}’s turn` }).waitFor();

/** Taps the map where this lies, as a finger does. */
const tapMap = async (page, name) => {
  const map = page.getByRole('list', { name: /^Map of the network/ });
  const thing = map.getByRole('button', { name }).first();
  await thing.waitFor();
  const { x, y, width, height } = await thing.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
};

const settled = async ({ page, tap }, name) => {
  await page.getByRole('button', { name }).first().waitFor();
  await calm(page);
  await tap(name);
};

/** Player 1 begins at a table of this depth. */
const setUp = async ({ page, tap }, depth, seats = 2) => {
  await page.goto('/game/spy-connection/setup');
  for (let seat = 2; seat < seats; seat++) await tap('Seat');
  await tap(/^Player 1, /);
  await tap('Player 1 begins');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: depth, exact: true }).first().tap();
  await calm(page);
  await tap('Skip to turn 1');
  await page.getByTestId('save-mark').last().waitFor();
};

const layLight = async (hands) => {
  await setUp(hands, 'Simple', 4);
  await turnOf(hands.page, 1);
};

const readStart = async ({ page, tap }, cities, points) => {
  for (const city of cities) {
    await tapMap(page, new RegExp(`^${city}`));
    await page.getByRole('button', { name: `${city}, on the card` }).waitFor();
  }
  await tap(points, { role: 'radio' });
};

/** An empty box: Player 1 in London with London – Paris, Player 2 in Madrid with Madrid – Berlin. */
const layFull = async (hands) => {
  await setUp(hands, 'Full');
  await readStart(hands, ['London', 'Paris'], '2 points');
  await settled(hands, /^Player 1 starts in London/);
  await readStart(hands, ['Madrid', 'Berlin'], '3 points');
  await settled(hands, /^Player 2 starts in Madrid/);
  await turnOf(hands.page, 1);
  await calm(hands.page);
};

/** Player 1 connects Paris, which the books tell of, and Player 2 is to move. */
const connectParis = async (hands) => {
  await tapMap(hands.page, /^Paris, 2 Agents/);
  await settled(hands, /^Connect Paris · 2/);
  await settled(hands, /^Cover Paris and end/);
  await turnOf(hands.page, 2);
  await calm(hands.page);
};

/** Both have connected Paris, the first way is known, and Player 1 is to move there. */
const layKnown = async (hands) => {
  await layFull(hands);
  await connectParis(hands);
  await tapMap(hands.page, /^Paris/);
  await hands.tap('2 spaces', { role: 'radio' });
  await settled(hands, /^Connect Paris · /);
  await settled(hands, 'End turn → Player 1');
  await turnOf(hands.page, 1);
  await calm(hands.page);
};

const layPractice = async ({ page, tap }) => {
  await page.goto('/');
  await tap('Practice game: Spy Connection');
  await turnOf(page, 1);
  await calm(page);
};

/** A new way with so many spaces, and the turn goes on to that player. */
const drawWay = async (hands, city, { spaces, to }) => {
  await tapMap(hands.page, new RegExp(`^${city}`));
  await hands.tap(`${spaces} spaces`, { role: 'radio' });
  await settled(hands, new RegExp(`^Connect ${city} · `));
  await settled(hands, /^End turn → |and end, then /);
  await turnOf(hands.page, to);
  await calm(hands.page);
};

/** Player 1 has three Agents left, and Madrid costs four. */
const layPoor = async (hands) => {
  await layFull(hands);
  await connectParis(hands);
  await drawWay(hands, 'Paris', { spaces: 2, to: 1 });
  await drawWay(hands, 'Moscow', { spaces: 5, to: 2 });
  await drawWay(hands, 'Rome', { spaces: 2, to: 1 });
  await drawWay(hands, 'Helsinki', { spaces: 5, to: 2 });
  await drawWay(hands, 'Monaco', { spaces: 2, to: 1 });
};

const endsWith2 = async (hands, name) => {
  await settled(hands, name);
  await turnOf(hands.page, 2);
};

export const jobs = [
  {
    name: 'accept in practice',
    most: 3,
    prepare: layPractice,
    play: async (hands) => {
      await hands.page
        .getByRole('button', { name: /points?.*, 0 Agents$/ })
        .first()
        .tap();
      await settled(hands, /^Accept · 0 Agents/);
      await endsWith2(hands, /^End turn → |and end, then /);
    },
  },
  {
    name: 'accept an unknown card of 3 cities',
    most: 7,
    prepare: layFull,
    play: async (hands) => {
      const { page, tap } = hands;
      await tap(/^Not read yet, Mission space 2/);
      for (const city of ['Rome', 'Berlin', 'Moscow']) {
        await tapMap(page, new RegExp(`^${city}`));
        await page.getByRole('button', { name: `${city}, on the card` }).waitFor();
      }
      await tap('5 points', { role: 'radio' });
      await settled(hands, /^Accept · 1 Agent/);
      await endsWith2(hands, /^End turn → /);
    },
  },
  {
    name: 'connect, cover, end',
    most: 3,
    prepare: layFull,
    play: async (hands) => {
      await tapMap(hands.page, /^Paris, 2 Agents/);
      await settled(hands, /^Connect Paris · 2/);
      await endsWith2(hands, /^Cover Paris and end/);
    },
  },
  {
    name: 'connect over an unknown way with a shared space, end',
    most: 5,
    prepare: async (hands) => {
      await layFull(hands);
      await connectParis(hands);
    },
    play: async (hands) => {
      const { page, tap } = hands;
      await tapMap(page, /^Paris/);
      await tap('3 spaces', { role: 'radio' });
      await tapMap(page, 'London–Paris, space 2, share this space');
      await settled(hands, /^Connect Paris · /);
      await settled(hands, 'End turn → Player 1');
      await turnOf(page, 1);
    },
  },
  {
    name: 'move, cover, end',
    most: 3,
    prepare: async (hands) => {
      await layKnown(hands);
      await hands.tap(/^Not read yet, Mission space 1/);
      await readStart(hands, ['Rome', 'London'], '4 points');
      await settled(hands, /^Accept · 0 Agents/);
      await settled(hands, /^End turn → /);
      await turnOf(hands.page, 2);
      await calm(hands.page);
      await tapMap(hands.page, /^Madrid, in your network/);
      await settled(hands, /^Move to Madrid/);
      await settled(hands, /^End turn → /);
      await turnOf(hands.page, 1);
      await calm(hands.page);
    },
    play: async (hands) => {
      await tapMap(hands.page, /^London, in your network/);
      await settled(hands, /^Move to London/);
      await endsWith2(hands, /^Cover London and end/);
    },
  },
  {
    name: 'too dear: the repair, connect, end',
    most: 4,
    prepare: layPoor,
    play: async (hands) => {
      await tapMap(hands.page, /^Madrid, 4 Agents/);
      await settled(hands, /take back/i);
      await endsWith2(hands, /^End turn → |and end, then /);
    },
  },
  {
    name: 'light: accept',
    most: 2,
    prepare: layLight,
    play: async (hands) => {
      await hands.tap('Accept a Mission, 1 Agent');
      await endsWith2(hands, 'End turn → Player 2');
    },
  },
  {
    name: 'light: connect and cover',
    most: 3,
    prepare: layLight,
    play: async (hands) => {
      await hands.tap('Place 3 Agents on the board');
      await hands.tap('Cover 1 circle');
      await endsWith2(hands, 'End turn → Player 2');
    },
  },
  {
    name: 'light: complete',
    most: 4,
    prepare: layLight,
    play: async (hands) => {
      await hands.tap('Complete a Mission');
      await hands.tap('4 points', { role: 'radio' });
      await settled(hands, /^Complete · 4 points/);
      await endsWith2(hands, 'End turn → Player 2');
    },
  },
];
