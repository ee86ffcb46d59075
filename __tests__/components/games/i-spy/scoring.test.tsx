import { fireEvent, screen } from '@testing-library/react-native';
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

const nextNations = (...nations: readonly string[]) =>
  nations.forEach((nation) => press(`Done, next: ${nation}`));

test('one Nation a slide: its sum, whose Records give it, which counters to exchange; all is scored after the last', async () => {
  const { session } = await threeRounds();
  nextNations('Britain', 'France');
  // Smuggle, France 3: 4 + 3 + 3 = 10, two large counters for four small ones.
  expect(screen.getByLabelText('France: 4 → 10')).toBeVisible();
  expect(screen.getByLabelText('Anna +3')).toBeVisible();
  expect(screen.getByLabelText('Ben +3')).toBeVisible();
  expect(screen.getByText('2 large counters on, 4 small counters off')).toBeVisible();
  press('Previous');
  expect(screen.getByLabelText(/^Britain: 4 → /)).toBeVisible();
  nextNations('France', 'Germany', 'Italy', 'Russia');
  expect(session.moment.standing.status.phase).toBe('score-records');
  press('Done, next: Politician');
  expect(session.moment.standing.status.phase).toBe('reveal-politicians');
});

test('where a card is not read the sum of each Nation that it may belong to is one tap', async () => {
  const openPrints = byHand.openPrints.filter((print) => print.kind !== 'card' || print.card !== 'evade');
  const { session, showAgain } = await threeRounds({ ...byHand, openPrints });
  nextNations('Britain');
  expect(screen.getByLabelText('Britain: Tap how much it is in all')).toBeVisible();
  fireEvent.press(screen.getByRole('radio', { name: '+2' }));
  expect(screen.getByLabelText('Britain: 4 → 6')).toBeVisible();
  await showAgain();
  expect(screen.getByLabelText('Britain: 4 → 6')).toBeVisible();
  nextNations('France', 'Germany', 'Italy', 'Russia', 'Politician');
  const view = session.moment.standing.log.game.view(session.moment.standing.log.state, 'table');
  expect(view).toMatchObject({ standing: { influence: { britain: 6, france: 10 } } });
});

test('a tile that people turn up is punched in, and shows what it does before it is resolved', async () => {
  const { play } = await threeRounds();
  play(0, { type: 'score-records' });
  press('Italy +1');
  press('Germany +3');
  press('Germany +3');
  expect(screen.getByLabelText(/^Italy: Influence 9, Power 0\. This turn: Influence \+1/)).toBeVisible();
  fireEvent.press(screen.getByRole('radio', { name: 'A Nation' }));
  press('The Nation with the: most');
  expect(screen.getByText(/^Tied: Austria-Hungary, .* For each of them: Power 0$/)).toBeVisible();
  fireEvent.press(screen.getByRole('radio', { name: 'None' }));
  press('Resolve it, then: Politician');
  expect(screen.getByLabelText(/^Italy: Influence 9, Power 0\. Why/)).toBeVisible();
});

test('what the phone turns up stays on its slide until everybody has seen it, the last of a phase too', async () => {
  const digital: Options = { ...byHand, politicians: 'digital' };
  const { play, session } = await threeRounds(digital);
  play(0, { type: 'score-records' });
  press('Reveal the tile on place 7');
  expect(screen.getByText('Politician 1 of 2')).toBeVisible();
  press(/^Done, next: /);
  press('Reveal the tile on place 8');
  expect(screen.getByText('Politician 2 of 2')).toBeVisible();
  press('Done, next: Advantages');
  expect(session.moment.standing.status.phase).toBe('award-advantages');
  expect(screen.getByRole('button', { name: 'Flags moved, next: clean-up' })).toBeVisible();
});

test('Advantages show who stands where, why, and what a tie uses up; clean-up has ticks', async () => {
  const { play, session } = await threeRounds();
  const text = { kind: 'extreme', which: 'least', of: 'power', changes: 'power', by: 5 } as const;
  const print = { id: 'least', name: 'Equalizer', influence: {}, text };
  play(0, { type: 'score-records' }, { type: 'reveal-politician', print });
  play(0, { type: 'reveal-politician', print: { id: 'second', influence: { italy: 1 } } });
  const first = screen.getByRole('button', { name: /^Place 1, Russia, Influence 18, \+5$/, expanded: false });
  fireEvent.press(first);
  expect(screen.getByText(/^Place 1 is worth \+\d+ Power\.$/)).toBeVisible();
  press('Flags moved, next: clean-up');
  expect(screen.getByText('1 large counter off every Nation')).toBeVisible();
  const ticks = screen.getAllByRole('checkbox');
  expect(ticks).toHaveLength(3);
  ticks.forEach((tick) => fireEvent.press(tick));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  press('Start round 4, Anna begins');
  expect(session.moment.standing.status.phase).toBe('turn');
});

const pad: LightOptions = {
  ...{ seatCount: 2, startSeat: 0, opened: 'at-the-end', finalReport: false, alignments: 'physical' },
  ...{ openPrints: [], politicianPrints: [] },
};

const lightPhase = async () => {
  const table = await layTable({ module: 'light', options: { ...pad, opened: 'at-the-start' } });
  for (let round = 0; round < 3; round++)
    for (const seat of [0, 1]) table.play<LightMove>(seat, { type: 'end-turn' });
  return table;
};

test('light Records are called out card by card; one that nobody has read is one tap more', async () => {
  const { session, showAgain } = await lightPhase();
  press('Smuggle, 0 called out');
  press('Smuggle, 1 called out');
  press('Trace, 0 called out');
  press('Russia +2');
  press('Overnight Line, 0 called out');
  press('Less');
  press('Overnight Line, 1 called out');
  await showAgain();
  expect(screen.getByLabelText(/^France: Influence 4, owed 6, /)).toBeVisible();
  press('Score these 3 cards');
  nextNations('Britain');
  press('Previous');
  press('Previous');
  press('Score these 3 cards');
  nextNations('Britain', 'France', 'Germany', 'Italy', 'Russia', 'the chart');
  ['+3', '+2', '+1', '2'].forEach((key) => press(key));
  press('Done, next: Politician');
  expect(session.moment.standing.log.game.view(session.moment.standing.log.state, 'table')).toMatchObject({
    standing: { influence: { france: 10, russia: 6, germany: 4 } },
    toReveal: 2,
  });
});

test('or as one number a Nation', async () => {
  await lightPhase();
  fireEvent.press(screen.getByRole('radio', { name: 'Numbers' }));
  press('Germany: 0');
  press('7');
  press('Set to 7');
  press('Score these numbers');
  nextNations('Britain', 'France', 'Germany');
  expect(screen.getByLabelText('Germany: 4 → 11')).toBeVisible();
});

test('taps on a number that follow each other are one entry', async () => {
  const { session } = await layTable({ module: 'light', options: { ...pad, opened: 'at-the-start' } });
  press('France Influence +1');
  press('France Influence +1');
  press('France Influence +1');
  press('Italy Influence −1');
  const view = () =>
    session.moment.standing.log.game.view(session.moment.standing.log.state, 'table') as View;
  expect(view().standing.influence).toMatchObject({ france: 7, italy: 3 });
  press(/^Undo: /);
  expect(view().standing.influence).toMatchObject({ france: 7, italy: 4 });
  press(/^Undo: /);
  expect(view().standing.influence).toMatchObject({ france: 4, italy: 4 });
});
