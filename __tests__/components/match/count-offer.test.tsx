import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { planRewrite } from '@/rules/core/log/rewrite';
import { type NewMatch } from '@/store/match/library';
import { layTable, type MatchTable } from '@/__tests__/support/match-table';
import { router } from '@/__tests__/support/jest/router';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const draw = { type: 'draw' } as const;
const offer = () => screen.queryByLabelText(/^(Anna|Ben): \d coins\?$/);
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

const overrule = ({ session }: MatchTable, seat: number, card: string) =>
  act(() => {
    const move = { type: 'play', card, value: 3 };
    const { kind } = session.play([{ actor: seat, move, overruled: ['T-3/same-value'] }]);
    expect(kind).toBe('played');
  });

/** Anna played a three, and Ben another against the rule. */
const afterOverruled = async (about: Partial<NewMatch> = {}) => {
  const table = await layTable(MatchScreen, about);
  table.play('table', draw);
  table.play(0, { type: 'play', card: 'c1', value: 3 });
  expect(offer()).toBeNull();
  table.play('table', draw);
  overrule(table, 1, 'c2');
  return table;
};

test('after the turn of an overruled move its seat is counted, and one tap says that it is right', async () => {
  const { session } = await afterOverruled();
  const before = session.moment.standing.log.made;
  expect(screen.getByLabelText('Ben: 0 coins?')).toBeVisible();
  expect(within(screen.getByLabelText('Ben: 0 coins?')).getAllByRole('button').length).toBe(3);
  press('Yes, 0');
  expect(offer()).toBeNull();
  expect(session.moment.standing.log.made).toBe(before);
});

test('it goes with a tap, with the next move, and comes once a round at most', async () => {
  const table = await afterOverruled();
  table.play('table', draw);
  expect(offer()).toBeNull();
  overrule(table, 0, 'c3');
  expect(offer()).toBeNull();
  table.play('table', draw);
  table.play(1, { type: 'pass' });
  expect(screen.getByLabelText('Anna: 0 coins?')).toBeVisible();
  press('Not now');
  expect(offer()).toBeNull();
  table.play('table', draw);
  table.play(0, { type: 'pass' });
  table.play('table', draw);
  table.play(1, { type: 'pass' });
  expect(offer()).toBeNull();
});

test('another number asks where its pieces are, at that line', async () => {
  const { session } = await afterOverruled();
  press('No, another number');
  press('1');
  expect(router.push).toHaveBeenLastCalledWith({
    pathname: '/match/[id]/correct',
    params: { id: expect.any(String), asked: 'coins/1', to: '1' },
  });
  expect(offer()).toBeNull();
  expect(session.moment.standing.log.events.at(-1)?.move.type).toBe('play');
});

test('a change of an old move puts the count of its seat in doubt, and a correction settles it', async () => {
  const { play, session } = await layTable(MatchScreen);
  play('table', draw);
  play(0, { type: 'play', card: 'c1', value: 3 });
  const [, played] = session.moment.standing.log.events;
  const amend = (value: number) => {
    const draft = { actor: 0, move: { type: 'play', card: 'c1', value } } as const;
    act(() => {
      const { log } = session.moment.standing;
      session.change(planRewrite(log, { kind: 'amend', entries: [{ event: played?.id ?? 0, draft }] }));
    });
  };
  amend(4);
  expect(offer()).toBeNull();
  play('table', draw);
  play(1, { type: 'pass' });
  expect(screen.getByLabelText('Anna: 0 coins?')).toBeVisible();
  const changes = [
    { entry: 'coins/0', to: 1 },
    { entry: 'coins/bank', to: 7 },
  ];
  amend(5);
  play('table', { type: 'correct', changes });
  for (const seat of [0, 1, 0, 1]) {
    play('table', draw);
    play(seat, { type: 'pass' });
    expect(offer()).toBeNull();
  }
});

test('it is not there after an undo, nor in a practice game', async () => {
  const table = await afterOverruled();
  act(() => void table.session.undo());
  expect(offer()).toBeNull();
  screen.unmount();
  await afterOverruled({ practice: true });
  expect(offer()).toBeNull();
});
