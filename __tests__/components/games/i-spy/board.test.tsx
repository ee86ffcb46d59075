import { fireEvent, screen, within } from '@testing-library/react-native';
import { byHand, layTable, marked, press } from './table';

jest.setTimeout(120_000);

const sheetOf = (title: string) => within(screen.getByLabelText(title));

test('a card takes two taps, and lies in the Agenda until the end of the turn', async () => {
  await marked();
  press('Play the first card');
  press('Overnight Line, Germany +3 · 4 Tickets');
  expect(
    screen.getByRole('button', { name: 'Overnight Line, Germany +3 · 4 Tickets, Played' }),
  ).toBeVisible();
  press('Back to the table');
  expect(screen.getByRole('button', { name: /^Anna, Agenda: Overnight Line/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play the second card' })).toBeVisible();
});

test('a contact is scored at once, and its number opens its why', async () => {
  await marked();
  press('Contact or retrieval');
  press('Berlin, France +3: 2 Tickets');
  press('Contact in Berlin: 2 Tickets');
  press('France: Influence 7, Power 0. This turn: Influence +3. Why?');
  const why = sheetOf('France');
  expect(why.getByText('Anna: contact in Berlin')).toBeVisible();
  expect(why.getByText('4 → 7')).toBeVisible();
  expect(why.getByText('Round 1 · Influence · IS-27')).toBeVisible();
});

test('a tile says who may look at it, and what the player to move may do with it and why not', async () => {
  await marked();
  press('Politicians');
  press('Place 2, Ben');
  const tile = sheetOf('Place 2');
  expect(tile.getByText('Ben may look: for Ben only')).toBeVisible();
  expect(tile.getByText('Yes: there is room for another Control Token.')).toBeVisible();
  expect(tile.getByText('Ben has more tokens on it: 1 to 0.')).toBeVisible();
  expect(tile.getByText('IS-48')).toBeVisible();
});

test('a note on a peeked tile is on screen only while its owner holds', async () => {
  const { play } = await marked();
  const print = { id: 'seen', name: 'Fritz Haber', influence: { france: -3 } };
  play(0, { type: 'note-politician', politician: 1, print });
  expect(screen.queryByText(/Fritz Haber/)).toBeNull();
  press('Secret');
  expect(screen.getByText('Pass to Anna')).toBeVisible();
  expect(screen.queryByText(/Fritz Haber/)).toBeNull();
  const pad = () => screen.getByRole('button', { name: /^Secret of Anna/ });
  fireEvent(pad(), 'touchStart');
  expect(await screen.findByText('Place 1 · Fritz Haber')).toBeVisible();
  fireEvent(pad(), 'touchEnd');
  expect(screen.queryByText(/Fritz Haber/)).toBeNull();
});

test('a Sabotage names what each Capital loses', async () => {
  const { session } = await marked();
  press('Play the first card');
  press(/^Sabotage/);
  press('Play Sabotage in Berlin, Germany −6');
  expect(session.moment.standing.log.game.view(session.moment.standing.log.state, 'table')).toMatchObject({
    standing: { influence: { germany: 0 } },
  });
});

test('Control is shown on the tile that is tapped, and made by the large button', async () => {
  const { play } = await marked();
  play(0, { type: 'make-contact', capital: 'st-petersburg' });
  press('Take Control');
  press('Place 7, No Control Token');
  press('Control 7');
  press('Politicians');
  expect(screen.getByRole('button', { name: 'Place 7, Anna' })).toBeVisible();
});

test('two tiles are tapped to swap them; of one that is protected the reason stands on it', async () => {
  const { play, session } = await marked();
  play(0, { type: 'make-contact', capital: 'london' });
  press(/Empower$/);
  press('Place 2, Ben, not now');
  expect(screen.getByText(/Ben has more tokens on it: 1 to 0/)).toBeVisible();
  press('Leave it');
  press('Place 1, Anna');
  press('Place 9, No Control Token');
  press('Swap 1 and 9');
  expect(session.moment.standing.log.game.view(session.moment.standing.log.state, 'table')).toMatchObject({
    turn: { owed: [] },
  });
});

test('after a refused tile another one is chosen, since the tiles are there again', async () => {
  const { play } = await marked();
  play(0, { type: 'make-contact', capital: 'paris' });
  press(/Scandalize$/);
  press('Place 2, Ben, not now');
  press('Leave it');
  press('Place 1, Anna');
  press('Scandalize 1');
  press('Politicians');
  expect(screen.queryByRole('button', { name: 'Place 1, Anna' })).toBeNull();
});

test('a dealt Alignment is nowhere on the table', async () => {
  const { session } = await layTable({ options: { ...byHand, alignments: 'digital' } });
  expect(screen.queryByTestId('alignment')).toBeNull();
  expect(
    JSON.stringify(session.moment.standing.log.game.view(session.moment.standing.log.state, 'table')),
  ).not.toContain('"alignment":"');
  fireEvent.press(screen.getByRole('button', { name: 'Secret' }));
  expect(screen.queryByTestId('alignment')).toBeNull();
});

/** Ben is to move, and his Smuggle lies facedown in his Records. */
const coerced = async () => {
  const table = await marked();
  table.play(
    0,
    { type: 'play-card', card: 'trace', target: 1 },
    { type: 'play-card', card: 'misdirect', target: 1 },
    { type: 'give-initiative', seat: 0 },
    { type: 'coerce', player: 'coercer', card: 'smuggle' },
    { type: 'retrieve' },
    { type: 'end-turn' },
  );
  return table;
};

test('a coerced card in the Records is retrieved by its owner in private alone, and the open list says so', async () => {
  const { session } = await coerced();
  expect(await screen.findByRole('button', { name: /^Ben.*, 1 facedown$/ })).toBeVisible();
  press('Contact or retrieval');
  expect(screen.queryByRole('button', { name: 'Retrieve Smuggle' })).toBeNull();
  press('In private: a card that lies facedown');
  press('In private: a card that lies facedown, Ben takes the phone and chooses');
  expect(screen.getByText('Pass to Ben')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retrieve Smuggle' })).toBeNull();
  press('I am Ben');
  press('Retrieve Smuggle');
  expect(session.moment.standing.log.game.view(session.moment.standing.log.state, 1)).toMatchObject({
    turn: { retrieving: 'smuggle' },
  });
  expect(screen.queryByText(/Smuggle/)).toBeNull();
});

test('a player with a facedown card chooses what to play in private, so that nobody can try which card it is', async () => {
  const { session } = await coerced();
  press('Play the first card');
  expect(screen.getByText('Pass to Ben')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Evade/ })).toBeNull();
  press('I am Ben');
  expect(screen.queryByRole('button', { name: /^Smuggle/ })).toBeNull();
  press(/^Evade/);
  expect(session.moment.standing.log.game.view(session.moment.standing.log.state, 'table')).toMatchObject({
    turn: { agenda: ['evade'] },
  });
});

test('a card that real hands draw for Coerce is chosen behind the cover', async () => {
  const { play, session } = await marked();
  play(
    0,
    { type: 'play-card', card: 'trace', target: 1 },
    { type: 'play-card', card: 'misdirect', target: 1 },
    { type: 'give-initiative', seat: 0 },
  );
  press('Coerce: choose a card');
  expect(screen.getByText('Pass to Anna')).toBeVisible();
  expect(screen.queryByText('Smuggle')).toBeNull();
  press('I am Anna');
  press('Smuggle');
  press(/^Anna plays Smuggle/);
  expect(session.moment.standing.log.game.view(session.moment.standing.log.state, 'table')).toMatchObject({
    players: [{}, { unseen: 1 }],
  });
});

test('what a coerced card’s text did is noted in private, and the card is not named at the table', async () => {
  const { play, session } = await marked();
  play(
    0,
    { type: 'play-card', card: 'trace', target: 1 },
    { type: 'play-card', card: 'misdirect', target: 1 },
    { type: 'give-initiative', seat: 0 },
    { type: 'coerce', player: 'coercer', card: 'evade' },
  );
  expect(screen.queryByText(/Evade/)).toBeNull();
  press('Secret');
  fireEvent(screen.getByRole('button', { name: /^Secret of Anna/ }), 'touchStart');
  expect(await screen.findByText('Evade')).toBeVisible();
  press('Anna: Supply: one more');
  press('Note 1 change');
  expect(session.moment.standing.log.game.view(session.moment.standing.log.state, 'table')).toMatchObject({
    players: [{ supply: 4 }, {}],
    turn: { owed: [] },
  });
});
