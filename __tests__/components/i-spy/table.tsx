import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { MatchGate } from '@/components/match/MatchGate';
import { DebriefProvider } from '@/components/store/DebriefProvider';
import { ThemeProvider } from '@/components/theme/ThemeProvider';
import { ToastProvider } from '@/components/ui/ToastProvider';
import type { BaseMove } from '@/rules/core/contract';
import type { Actor } from '@/rules/core/seat';
import type { Move } from '@/rules/i-spy/full/moves';
import type { Options } from '@/rules/i-spy/full/options';
import { practiceOptions } from '@/rules/i-spy/practice/options';
import { games } from '@/rules/index';
import { Debrief } from '@/store/debrief';
import type { NewMatch } from '@/store/match/library';
import { MemoryBackend } from '@/store/storage/memory';
import type { SaveState } from '@/store/storage/write-queue';

jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true);

/** The practice box with tiles, Assets and tokens that people handle, so that nothing is left to chance. */
export const byHand: Options = {
  ...practiceOptions({ seatCount: 2, startSeat: 0 }),
  alignments: 'physical',
  politicians: 'physical',
  assets: 'physical',
  coerceDraws: 'physical',
};

export const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

/** Opens a match of Anna and Ben on its screen. */
export const layTable = async (about: Partial<NewMatch> = {}) => {
  const debrief = await Debrief.open({ backend: new MemoryBackend(), games });
  // The disk answers whenever it likes; React wants to be told.
  const { setState } = debrief.saving;
  debrief.saving.setState = (state) => act(() => setState(state as SaveState, true));
  const created = await debrief.matches.create({
    ...{ game: 'i-spy', module: 'full', name: '', practice: false, options: byHand },
    players: [
      { name: 'Anna', colour: 0 },
      { name: 'Ben', colour: 1 },
    ],
    ...about,
  });
  if (!created.ok) throw new Error(created.error.kind);
  const opened = await debrief.openMatch(created.value);
  if (!opened.ok) throw new Error(opened.error.kind);
  render(
    <ThemeProvider scheme="dark" accent="crimson">
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
  await screen.findAllByRole('button', {}, { timeout: 60_000 });
  const { session } = opened.value;
  const play = <M extends BaseMove = Move>(actor: Actor, ...moves: readonly M[]) =>
    act(() => {
      const played = session.play(moves.map((move) => ({ actor, move })));
      if (played.kind !== 'played') throw new Error(JSON.stringify(played));
    });
  return { session, play };
};

/** Anna has marked place 1, Ben place 2, and Anna has the first turn. */
export const marked = async () => {
  const table = await layTable();
  table.play(0, { type: 'mark-politician', politician: 1 });
  table.play(1, { type: 'mark-politician', politician: 2 });
  return table;
};
