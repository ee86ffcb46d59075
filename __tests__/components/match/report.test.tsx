import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';
import { seatColors } from '@/components/kit/theme/seats';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { MatchGate } from '@/components/match/MatchGate';
import { type GameModule } from '@/rules/core/contract';
import { broken } from '@/rules/core/violation';
import { unveiled } from '@/store/backup/veil';
import { Debrief } from '@/store/debrief';
import { MemoryBackend } from '@/store/storage/memory';
import { chunkKey, startKey } from '@/store/storage/keys';
import { box } from '@/__tests__/support/courier/box';
import { courier } from '@/__tests__/support/courier/game';
import { courierGame } from '@/__tests__/support/desk';
import { router } from '@/__tests__/support/jest/router';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';

jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const mockSaved: { text: string }[] = [];
jest.mock('@/components/kit/device/save-text', () => ({
  saveText: async (file: { text: string }) => void mockSaved.push(file),
}));

/** What a kept file holds; a log is not read in passing. */
const keptIn = (file: { readonly text: string } | undefined): string => {
  const { veiled } = JSON.parse(file?.text ?? '{}') as { veiled: string };
  const kept = unveiled(veiled);
  return kept.ok ? JSON.stringify(kept.value) : '';
};

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const physical = { seatCount: 2, startSeat: 0, deck: 'physical', values: {} } as const;
const draw = { actor: 'table', move: { type: 'draw' } } as const;
const pass = (actor: number) => ({ actor, move: { type: 'pass' } });

/** A phone with a match of draw, pass, draw, pass on it. */
const played = async (name = 'Friday') => {
  const backend = new MemoryBackend();
  const debrief = await openStore(backend);
  const id = await addMatch(debrief, { name, options: physical });
  const opened = await debrief.openMatch(id);
  if (!opened.ok) throw new Error(opened.error.kind);
  for (const draft of [draw, pass(0), draw, pass(1)]) opened.value.session.play([draft]);
  await debrief.flush();
  await debrief.closeMatch(id);
  return { backend, id };
};

type Rules = Partial<GameModule>;

/** Opens it again, with the rules of another version of the app. */
const again = async ({ backend, id }: Awaited<ReturnType<typeof played>>, changed: Rules = {}) => {
  const rules = { ...(courier as unknown as GameModule), ...changed };
  const load = async () => ({ full: rules, light: rules, box });
  const debrief = await Debrief.open({ backend, games: [{ ...courierGame, load }] });
  const Match = () => (
    <MatchGate id={id}>
      <MatchScreen />
    </MatchGate>
  );
  await showScreen(Match, debrief);
  return debrief;
};

const { check, codec } = courier as unknown as GameModule;
const isBen = (actor: unknown) => actor === 1;

const reasons: readonly (readonly [string, Rules, string, RegExp])[] = [
  [
    'what the rules now refuse',
    {
      check: (state, actor, move) =>
        isBen(actor) && move.type === 'pass' ? [broken('T-5', 'no-coin')] : check(state, actor, move),
    },
    'An old entry no longer fits the rules.',
    /There is no coin to pay with\./,
  ],
  [
    'what is not understood any more',
    {
      codec: {
        ...codec,
        move: {
          ...codec.move,
          parse: (value) =>
            JSON.stringify(value) === '{"type":"pass"}'
              ? { ok: false, error: { path: 'move.type', problem: 'unknown' } }
              : codec.move.parse(value),
        },
      },
    },
    'A part of this match was not understood.',
    /move\.move\.type: unknown/,
  ],
];

test.each(reasons)('%s is set aside and said, with its reason', async (_, changed, title, details) => {
  await again(await played(), changed);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(
    screen.getByText(/moves? (is|are) here\. The rest was set aside, nothing was deleted\./),
  ).toBeVisible();
  expect(screen.queryByText(details)).toBeNull();
  press('Details');
  expect(screen.getByText(details)).toBeVisible();
});

test('a match of a newer version of the app can be looked at, but not copied', async () => {
  await again(await played(), { rulesVersion: 0 });
  expect(screen.getByRole('heading', { name: 'A newer version of the app wrote this match.' })).toBeVisible();
  press('Details');
  expect(screen.getByText(/It can only be looked at\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /copy of the readable part/ })).toBeNull();
  expect(screen.getByText('Rules version 1')).toBeVisible();
});

const torn = async (name: string) => {
  const table = await played(name);
  const key = chunkKey(table.id, 0);
  const chunk = table.backend.values.get(key) ?? '';
  table.backend.values.set(key, chunk.slice(0, -4));
  return table;
};

test.each([
  ['Friday', 'Friday (copy)'],
  ['', 'Anna, Ben (copy)'],
])('the readable part of a torn match called "%s" goes on as %s', async (name, copied) => {
  const table = await torn(name);
  const debrief = await again(table);
  expect(screen.getByText(/^3 moves are here\./)).toBeVisible();
  press('Details');
  expect(screen.getByText('It does not fit its checksum.')).toBeVisible();
  await act(async () => press(/^Go on with a copy of the readable part/));
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  const copy = debrief.matches.state.getState().matches.find(({ id }) => id !== table.id);
  expect(copy?.name).toBe(copied);
  expect(router.replace).toHaveBeenLastCalledWith({ pathname: '/match/[id]', params: { id: copy?.id } });
  const opened = await debrief.openMatch(copy?.id ?? '');
  if (!opened.ok) throw new Error(opened.error.kind);
  expect(opened.value.state.getState().report).toBeUndefined();
  expect(opened.value.session.moment.standing.log.events.map(({ move }) => move.type)).toEqual([
    'draw',
    'pass',
    'draw',
  ]);
});

test('what could not be read is told once by itself, and kept as a file from there', async () => {
  const table = await torn('Friday');
  await again(table);
  await act(async () => press(/^Keep what is stored as a file/));
  expect(keptIn(mockSaved[0])).toContain(JSON.stringify(table.backend.values.get(chunkKey(table.id, 0))));
  const row = screen.getByRole('button', { name: /^Keep what is stored as a file/ });
  expect(within(row).getByText('The file is made.')).toBeOnTheScreen();
  press(/^Go on from Ben/);
  expect(screen.queryByRole('heading', { name: 'A part of this match could not be read.' })).toBeNull();
  screen.unmount();
  await again(table);
  expect(screen.queryByRole('heading', { name: 'A part of this match could not be read.' })).toBeNull();
  press('Show');
  press(/^Look only/);
  expect(screen.getByText('A part of this match could not be read.')).toBeVisible();
});

test('a match whose beginning is lost is kept as a file from its screen', async () => {
  const table = await played();
  table.backend.values.set(startKey(table.id), 'rubbish');
  await again(table);
  expect(screen.getByText(/^Its beginning cannot be read/)).toBeVisible();
  await act(async () => press('Keep what is stored as a file'));
  expect(keptIn(mockSaved.at(-1))).toContain('rubbish');
});

test('a copy that there is no room for says so', async () => {
  const debrief = await again(await torn('Friday'));
  jest.spyOn(debrief.matches, 'duplicate').mockResolvedValue({ ok: false, error: { kind: 'full' } });
  await act(async () => press(/^Go on with a copy of the readable part/));
  expect(screen.getByText('There is no room for a copy. Make some first.')).toBeOnTheScreen();
});

test('a copy that does not work leaves the match as it is', async () => {
  const debrief = await again(await torn('Friday'));
  jest.spyOn(debrief.matches, 'duplicate').mockResolvedValue({ ok: false, error: { kind: 'not-found' } });
  await act(async () => press(/^Go on with a copy of the readable part/));
  expect(screen.getByText('The copy did not work. The match is unchanged.')).toBeOnTheScreen();
});

beforeEach(() => jest.clearAllMocks());

test('every move that is here stands in the colour of its seat', async () => {
  const [, changed = {}] = reasons[0] ?? [];
  await again(await played(), changed);
  const grounds = screen
    .getAllByTestId('move', { includeHiddenElements: true })
    .map(({ props }) => StyleSheet.flatten(props.style as ViewStyle).backgroundColor);
  expect(grounds).toContain(seatColors.dark.blue.fill);
});
