import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { MatchGate } from '@/components/match/MatchGate';
import { DebriefProvider } from '@/components/store/DebriefProvider';
import { ThemeProvider } from '@/components/theme/ThemeProvider';
import { ToastProvider } from '@/components/ui/ToastProvider';
import type { Actor } from '@/rules/core/seat';
import { games } from '@/rules/index';
import type { Intelligence, Location } from '@/rules/spymaster/box';
import type { Move } from '@/rules/spymaster/full/moves';
import type { Options } from '@/rules/spymaster/full/options';
import type { State } from '@/rules/spymaster/full/state';
import { practiceOptions } from '@/rules/spymaster/practice/options';
import { Debrief } from '@/store/debrief';
import type { NewMatch } from '@/store/match/library';
import { MemoryBackend } from '@/store/storage/memory';
import type { SaveState } from '@/store/storage/write-queue';

jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true);

/** The practice board with cards that are read out, so that nothing is left to chance. */
export const readOut: Options = {
  ...practiceOptions({ seatCount: 2, startSeat: 0 }),
  intelligenceDeck: 'physical',
  missionDeck: 'physical',
  placement: 'physical',
  missionPrints: [],
};

export const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
export const choose = (name: string | RegExp) => fireEvent.press(screen.getByRole('radio', { name }));

const special = (location: Location): Move => ({ type: 'draw-special-agent', location });

/** Anna in Rome, Tunis and Havana, Ben in London, Lagos and Boston; all Freelance Agents in Berlin. */
export const placed: readonly Move[] = [
  ...(['area-1-blue', 'area-2-blue', 'area-3-blue'] as const).map(special),
  ...(['area-1-red', 'area-2-green', 'area-3-red'] as const).map(special),
  {
    type: 'place-freelance-agents',
    locations: Array.from({ length: 18 }, (): Location => 'area-1-hub'),
  },
];

const of = (type: Intelligence['type'], value: number): Intelligence => ({ type, value });

/** Nine cards for two players. */
export const ROW: readonly Intelligence[] = [
  ...[of('surveillance', 1), of('espionage', 3), of('dossiers', 4), of('fourth', 2)],
  ...[of('surveillance', 4), of('espionage', 1), of('dossiers', 2), of('fourth', 5), of('surveillance', 2)],
];

/** Opens a match of Anna and Ben on its screen, with the Agents placed. */
export const layTable = async (about: Partial<NewMatch> = {}) => {
  const debrief = await Debrief.open({ backend: new MemoryBackend(), games });
  // The disk answers whenever it likes; React wants to be told.
  const { setState } = debrief.saving;
  debrief.saving.setState = (state) => act(() => setState(state as SaveState, true));
  const created = await debrief.matches.create({
    ...{ game: 'spymaster', module: 'full', name: '', practice: false, options: readOut },
    players: [
      { name: 'Anna', colour: 0 },
      { name: 'Ben', colour: 1 },
    ],
    ...about,
  });
  if (!created.ok) throw new Error(created.error.kind);
  const opened = await debrief.openMatch(created.value);
  if (!opened.ok) throw new Error(opened.error.kind);
  const { session } = opened.value;
  const play = (actor: Actor, ...moves: readonly Move[]) =>
    act(() => {
      const played = session.play(moves.map((move) => ({ actor, move })));
      if (played.kind !== 'played') throw new Error(JSON.stringify(played));
    });
  render(
    <ThemeProvider scheme="dark" accent="amber">
      <ToastProvider>
        <DebriefProvider open={async () => debrief}>
          <MatchGate id={created.value}>
            <MatchScreen />
          </MatchGate>
        </DebriefProvider>
      </ToastProvider>
    </ThemeProvider>,
  );
  // The first to ask for a game's screens waits until they are transpiled.
  await screen.findAllByRole('button', {}, { timeout: 20_000 });
  return { session, play, state: () => session.log.state as State };
};

/** Files of 4 and 5 cards: Ben takes the first, Anna the other with the SpyMaster card; Anna is to move. */
export const layOperations = async (about: Partial<NewMatch> = {}) => {
  const table = await layTable(about);
  for (const move of placed) table.play('table', move);
  table.play(0, { type: 'choose-stack', stack: 1 });
  table.play('table', { type: 'lay-out-row', cards: ROW });
  table.play(0, { type: 'cut-files', cuts: [4], spyMasterCard: 1 });
  table.play(1, { type: 'choose-file', file: 0 });
  return table;
};
