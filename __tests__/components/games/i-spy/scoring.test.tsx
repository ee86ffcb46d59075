import { fireEvent, screen, within } from '@testing-library/react-native';
import { type Move } from '@/rules/i-spy/game';
import { type Move as LightMove } from '@/rules/i-spy/light/game';
import { type Options as LightOptions, type View } from '@/rules/i-spy/light/state';
import { type Options } from '@/rules/i-spy/model/options';
import { type ActionCard } from '@/rules/i-spy/model/pieces';
import { byHand, layTable, marked, press } from './table';

jest.setTimeout(120_000);

const turn = (one: ActionCard, other: ActionCard): readonly Move[] => [
  { type: 'play-card', card: one },
  { type: 'play-card', card: other },
];
const end: readonly Move[] = [{ type: 'end-turn' }];

/** Three rounds in which each plays six cards and nothing comes back; the last turn stays open. */
const threeRounds = async (options?: Options) => {
  const table = await marked(options);
  const rounds = [
    turn('overnight-line', 'smuggle'),
    turn('airship-line', 'evade'),
    turn('private-line', 'incite-sedition'),
  ];
  rounds.forEach((cards, round) => {
    for (const seat of [0, 1]) {
      const third: Move = round === 0 ? { type: 'retrieve' } : { type: 'make-contact', capital: 'rome' };
      const reward: readonly Move[] =
        round === 0 ? [] : [{ type: 'choose-reward', reward: { kind: 'tickets', count: 3 } }];
      table.play(seat, ...cards, third, ...reward, ...end);
    }
  });
  return table;
};

test('the director tells each Nation’s sum with who owes what, and which counters to exchange', async () => {
  await threeRounds();
  expect(screen.getByText('Step 1 of 4')).toBeVisible();
  // Smuggle, France 3: 4 + 3 + 3 = 10, two large counters for four small ones.
  expect(
    screen.getByLabelText('France: 4 → 10. Anna +3, Ben +3. 2 large counters on, 4 small counters off'),
  ).toBeVisible();
  press('Score the Records');
  expect(screen.getByText('Step 2 of 4')).toBeVisible();
});

test('sums in which a card is not read yet say so, until it is', async () => {
  const openPrints = byHand.openPrints.filter((print) => print.kind !== 'card' || print.card !== 'evade');
  const { play } = await threeRounds({ ...byHand, openPrints });
  expect(screen.getByText('Not in these sums yet: Evade')).toBeVisible();
  const france = screen.getByLabelText(/^France: 4 → 10\. So far\. /);
  expect(within(france).getByText('10 ?')).toBeVisible();
  const evade = byHand.openPrints.find((print) => print.kind === 'card' && print.card === 'evade');
  if (!evade) throw new Error('The practice box has no Evade.');
  play('table', { type: 'note-print', print: evade });
  expect(screen.queryByText(/^Not in these sums yet/)).toBeNull();
  expect(screen.getByLabelText(/^France: 4 → \d+\. Anna/)).toBeVisible();
});

test('a Politician’s print is entered at its reveal, and shows the pools before and after', async () => {
  const { play } = await threeRounds();
  play(0, { type: 'score-records' });
  press('Reveal the tile on place 7');
  press('It is not in the list');
  press('Italy: one more');
  press('That is printed');
  const done = screen.getByLabelText(/^Italy: 8 → 9/);
  expect(within(done).getByText('8 →')).toBeVisible();
});

test('every number of the director opens its why: cards of whom, tied Nations, places and ties, counters', async () => {
  const { play } = await threeRounds();
  const row = (name: RegExp) => screen.getAllByRole('button', { name, expanded: false })[0] as never;
  const france = screen.getByRole('button', { name: /^France: 4 → 10/, expanded: false });
  expect(screen.queryByText('Anna +3: Smuggle +3')).toBeNull();
  fireEvent.press(france);
  expect(screen.getByRole('button', { name: /^France: 4 → 10/, expanded: true })).toBeVisible();
  for (const why of ['Anna +3: Smuggle +3', 'Ben +3: Smuggle +3'])
    expect(screen.getByText(why)).toBeVisible();
  expect(screen.getByText('A large counter is 5: before 4 = 0 × 5 + 4, then 10 = 2 × 5 + 0.')).toBeVisible();
  const text = { kind: 'extreme', which: 'least', of: 'power', changes: 'power', by: 5 } as const;
  const print = { id: 'least', name: 'Equalizer', influence: {}, text };
  play(0, { type: 'score-records' }, { type: 'reveal-politician', print });
  fireEvent.press(row(/^Italy · Power: 0 → 5/));
  expect(screen.getByText(/^6 are tied, so each of them: .*France/)).toBeVisible();
  play(0, { type: 'reveal-politician', print: { id: 'second', influence: { italy: 1 } } });
  fireEvent.press(row(/^Place 1, /));
  expect(screen.getByText(/^Place 1 is worth \+\d+ Power\.$/)).toBeVisible();
  play(0, { type: 'award-advantages' });
  fireEvent.press(row(/^France · Power: 5 → /));
  expect(screen.getAllByText(/^Place \d: .*France.*Influence 10$/).length).toBeGreaterThan(0);
  fireEvent.press(row(/^France: 10 → 5/));
  expect(screen.getAllByText(/^Every pool loses 5 Influence/).length).toBeGreaterThan(1);
});

const pad: LightOptions = {
  ...{ seatCount: 2, startSeat: 0, opened: 'at-the-end', finalReport: false, alignments: 'physical' },
  ...{ openPrints: [], politicianPrints: [] },
};

test('the end of a game that nobody tracked: equal Power, and less Influence wins', async () => {
  await layTable({ module: 'light', options: pad });
  for (let tap = 0; tap < 3; tap++) press('France: one more');
  for (let tap = 0; tap < 3; tap++) press('Italy: one more');
  press('Next: Influence');
  press('France: one more');
  press('Enter');
  press('No Asset left');
  press('No Asset left');
  // A row of the pools says its Nation too; the choice is below it.
  const choose = (nation: string) =>
    fireEvent.press(screen.getAllByRole('button', { name: nation }).at(-1) as never);
  choose('France');
  choose('Italy');
  expect(screen.getByText(/Tied at 3 Power/)).toBeVisible();
  expect(screen.getAllByText('Ben').length).toBeGreaterThan(0);
  expect(screen.getByText('Wins')).toBeVisible();
});

test('Records are tapped in at the Scoring Phase of a light match', async () => {
  const { play, session } = await layTable({ module: 'light', options: { ...pad, opened: 'at-the-start' } });
  for (let round = 0; round < 3; round++)
    for (const seat of [0, 1]) play<LightMove>(seat, { type: 'end-turn' });
  press('Tap in Anna’s Records');
  press('Germany: one more');
  press('Germany: one more');
  press('Enter these Records');
  expect(screen.getByLabelText('Ben’s Records')).toBeVisible();
  expect(screen.getByText('Not in these sums yet: Ben')).toBeVisible();
  press('Enter these Records');
  expect(session.moment.standing.log.game.view(session.moment.standing.log.state, 'table')).toMatchObject({
    players: [{ owed: { germany: 2 } }, { owed: {} }],
  });
});

test('a Final Report that contradicts the other one is refused with its rule, and the pad begins with what fits', async () => {
  const { session } = await layTable({ module: 'light', options: { ...pad, finalReport: true } });
  const reports = () =>
    (session.moment.standing.log.game.view(session.moment.standing.log.state, 'table') as View).players.map(
      ({ guesses }) => guesses,
    );
  press('Next: Influence');
  press('Enter');
  press('Enter');
  expect(reports()).toEqual([{ deceived: 0, allRight: false }, undefined]);
  // Anna guessed wrong, so that Ben has deceived her; and Ben guessed right.
  press('Cards before this player that are wrong: one less');
  press('Enter');
  expect(screen.getByText(/^This contradicts a report that was entered/)).toBeVisible();
  expect(screen.getByText('IS-71')).toBeVisible();
  expect(reports()[1]).toBeUndefined();
  press('Close');
  press('Cards before this player that are wrong: one more');
  press('Enter');
  expect(reports()[1]).toEqual({ deceived: 1, allRight: true });
});

const valueOf = (name: string) => screen.getByLabelText(name).props['aria-valuenow'] as number;

test('what is typed of the end is there again after a reload, and gone when it is entered', async () => {
  const { session, showAgain } = await layTable({ module: 'light', options: pad });
  press('France: one more');
  press('France: one more');
  press('Next: Influence');
  press('Italy: one more');
  await showAgain();
  expect([valueOf('France'), valueOf('Italy')]).toEqual([2, 0]);
  press('Next: Influence');
  expect([valueOf('France'), valueOf('Italy')]).toEqual([0, 1]);
  press('Enter');
  expect(session.unfinished).toBeUndefined();
  expect(session.moment.standing.log.game.view(session.moment.standing.log.state, 'table')).toMatchObject({
    standing: { power: { france: 2, italy: 0 }, influence: { france: 0, italy: 1 } },
  });
});

test('half-tapped Records are there again after a reload, for that player alone', async () => {
  const { play, session, showAgain } = await layTable({
    module: 'light',
    options: { ...pad, opened: 'at-the-start' },
  });
  for (let round = 0; round < 3; round++)
    for (const seat of [0, 1]) play<LightMove>(seat, { type: 'end-turn' });
  press('Tap in Anna’s Records');
  press('Germany: one more');
  await showAgain();
  press('Tap in Anna’s Records');
  expect(valueOf('Germany')).toBe(1);
  press('Enter these Records');
  expect(valueOf('Germany')).toBe(0);
  expect(session.unfinished).toBeUndefined();
});
