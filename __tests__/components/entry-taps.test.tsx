import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { type Move } from '@/rules/i-spy/game';
import { dealt, layTable as laySpyConnection, onMap, readOut } from './games/spy-connection/table';
import {
  layOperations,
  layTable as laySpymaster,
  placed,
  readOut as spymaster,
  ROME,
} from './games/spymaster/table';
import { marked } from './games/i-spy/table';

jest.setTimeout(120_000);

type Role = 'button' | 'radio' | 'checkbox';

/** Taps as somebody does, and counts them. */
const tapper = () => {
  let taps = 0;
  const tap = async (role: Role, name: string | RegExp, group?: string) => {
    taps++;
    const [where] = group === undefined ? [screen] : screen.getAllByLabelText(group).slice(-1).map(within);
    await act(async () => fireEvent.press((where ?? screen).getByRole(role, { name })));
  };
  return { tap, taps: () => taps };
};

const offered = (name: RegExp) => screen.queryAllByRole('button', { name }).length;

describe('Spy Connection', () => {
  const card = (id: string, cities: readonly string[], points: number) => ({
    ...{ id, cities, points, extraTurn: false },
  });
  const missionPrints = [card('a', ['rome', 'berlin'], 3), card('b', ['rome', 'berlin', 'oslo'], 6)];
  const atTheSlot = async () => {
    const table = await laySpyConnection({ options: { ...readOut, box: 'owner', missionPrints } });
    table.play('table', dealt);
    const read = () => fireEvent.press(screen.getByRole('button', { name: /Mission space 1, / }));
    read();
    return { ...table, read };
  };

  test('a Mission is its cities and two taps', async () => {
    const { state } = await atTheSlot();
    const { tap, taps } = tapper();
    onMap('London');
    onMap('Madrid');
    await tap('radio', '4 points');
    await tap('button', /^Accept · /);
    expect(taps()).toBe(2);
    expect(state().players[0]?.open).toHaveLength(2);
  });

  test('a known Mission is a city and one tap, and the list holds only what the cities leave', async () => {
    const { play, state, read } = await atTheSlot();
    const { tap } = tapper();
    onMap('Rome');
    expect(offered(/^(Rome|Berlin|Oslo)(,| –).*(3|6) points/)).toBe(2);
    await tap('button', /6 points/);
    expect(state().players[0]?.open).toHaveLength(2);
    play(0, { type: 'end-turn' });
    read();
    onMap('Rome');
    expect([offered(/3 points/), offered(/6 points/)]).toEqual([1, 0]);
  });
});

describe('SpyMaster', () => {
  const missionPrints = [
    ROME,
    { ...ROME, id: 'other', points: 9 },
    { ...ROME, id: 'green', colour: 'green' as const },
  ];
  const atTheSpace = async () => {
    const table = await layOperations({ options: { ...spymaster, box: 'owner', missionPrints } });
    const open = (area: number) => {
      fireEvent(screen.getByRole('button', { name: `Area ${area}: read the Mission` }), 'accessibilityTap');
      fireEvent.press(screen.getByRole('button', { name: 'Read it instead' }));
    };
    open(1);
    return { ...table, open };
  };

  test('an Intelligence card of the row is one tap, and the last one lays it out', async () => {
    const { play, state } = await laySpymaster();
    for (const move of placed) play('table', move);
    play(0, { type: 'choose-stack', stack: 1 });
    const { tap, taps } = tapper();
    for (const type of ['Surveillance', 'Espionage', 'Dossiers'])
      for (const value of [1, 2, 3]) await tap('button', `${type} ${value}`);
    expect(taps()).toBe(9);
    expect(state().phase).toBe('cut-files');
  });

  test('a Mission is one tap for each thing that it shows', async () => {
    const { state } = await atTheSpace();
    const { tap, taps } = tapper();
    await tap('radio', 'Red city');
    await tap('radio', '2', 'Special Agents');
    await tap('radio', '0', 'Freelance Agents');
    await tap('button', 'Dossiers 5');
    await tap('radio', '8', 'Victory points');
    expect(taps()).toBe(5);
    expect(JSON.stringify(state().spaces)).toContain('"points":8');
  });

  test('a known Mission is two taps, and one that lies on the table is not offered again', async () => {
    const { open } = await atTheSpace();
    const { tap, taps } = tapper();
    await tap('radio', '9', 'Victory points');
    expect(offered(/7 points/)).toBe(0);
    await tap('button', /9 points/);
    expect(taps()).toBe(2);
    open(2);
    await tap('radio', 'Blue city');
    expect([offered(/, 7 points$/), offered(/, 9 points$/)]).toEqual([1, 0]);
  });
});

describe('I, Spy', () => {
  const play3 = (one: string, other: string): readonly Move[] =>
    [one, other].map((card) => ({ type: 'play-card', card }) as Move);
  /** The first Scoring Phase, with its Records scored. */
  const atTheReveal = async () => {
    const table = await marked();
    const rounds = [
      play3('overnight-line', 'smuggle'),
      play3('airship-line', 'evade'),
      play3('private-line', 'incite-sedition'),
    ];
    rounds.forEach((cards, round) => {
      for (const seat of [0, 1])
        table.play(
          seat,
          ...cards,
          ...(round === 0
            ? [{ type: 'retrieve' } as const]
            : [
                { type: 'make-contact', capital: 'rome' } as const,
                { type: 'choose-reward', reward: { kind: 'tickets', count: 3 } } as const,
              ]),
          { type: 'end-turn' },
        );
    });
    table.play(0, { type: 'score-records' });
    return table;
  };

  test('a known Politician is two taps, and the list no longer holds it for the next tile', async () => {
    await atTheReveal();
    const { tap, taps } = tapper();
    await tap('button', 'In the box');
    await tap('button', /^Agatha Ferrers/);
    expect(taps()).toBe(2);
    await tap('button', 'Resolve it, then: Politician');
    await tap('button', 'In the box');
    expect(offered(/^Agatha Ferrers/)).toBe(0);
    expect(offered(/^Fritz Haber/)).toBe(1);
  });

  test('another Politician is a tap for each of its numbers, and one that resolves it', async () => {
    const { session } = await atTheReveal();
    const { tap, taps } = tapper();
    await tap('button', 'Italy +2');
    await tap('button', 'Resolve it, then: Politician');
    expect(taps()).toBe(1 + 1);
    expect(session.moment.standing.log.state).toMatchObject({ revealed: [{ influence: { italy: 2 } }] });
  });
});
