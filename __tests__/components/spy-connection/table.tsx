import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ComponentType } from 'react';
import { AccessibilityInfo } from 'react-native';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { MatchGate } from '@/components/match/MatchGate';
import { DebriefProvider } from '@/components/store/DebriefProvider';
import { ThemeProvider } from '@/components/theme/ThemeProvider';
import { ToastProvider } from '@/components/ui/ToastProvider';
import { games } from '@/rules/index';
import type { Actor } from '@/rules/core/seat';
import type { Move } from '@/rules/spy-connection/full/moves';
import type { Options } from '@/rules/spy-connection/full/options';
import type { State } from '@/rules/spy-connection/full/state';
import { practiceOptions } from '@/rules/spy-connection/practice/options';
import { Debrief } from '@/store/debrief';
import type { NewMatch } from '@/store/match/library';
import type { SaveState } from '@/store/storage/write-queue';
import { MemoryBackend } from '@/store/storage/memory';

jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true);

/** The practice board with cards that are read out, so that nothing is left to chance. */
export const readOut: Options = { ...practiceOptions({ seatCount: 2, startSeat: 0 }), decks: 'physical' };

export const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
export const tick = (name: string) => fireEvent.press(screen.getByRole('checkbox', { name }));

/** Opens a match of Anna and Ben on its screen. */
export const layTable = async (about: Partial<NewMatch> = {}, Shown: ComponentType = MatchScreen) => {
  const debrief = await Debrief.open({ backend: new MemoryBackend(), games });
  // The disk answers whenever it likes; React wants to be told.
  const { setState } = debrief.saving;
  debrief.saving.setState = (state) => act(() => setState(state as SaveState, true));
  const created = await debrief.matches.create({
    ...{ game: 'spy-connection', module: 'full', name: '', practice: false, options: readOut },
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
    <ThemeProvider scheme="dark" accent="teal">
      <ToastProvider>
        <DebriefProvider open={async () => debrief}>
          <MatchGate id={created.value}>
            <Shown />
          </MatchGate>
        </DebriefProvider>
      </ToastProvider>
    </ThemeProvider>,
  );
  // The first to ask for a game's screens waits until they are transpiled.
  await screen.findAllByRole('button', {}, { timeout: 20_000 });
  const { session } = opened.value;
  const play = (actor: Actor, ...moves: readonly Move[]) =>
    act(() => {
      const played = session.play(moves.map((move) => ({ actor, move })));
      if (played.kind !== 'played') throw new Error(JSON.stringify(played));
    });
  return { session, play, state: () => session.log.state as State };
};

/** Anna begins in Paris with Paris – Rome, Ben in Madrid with Madrid – Paris. */
export const dealt: Move = { type: 'deal-start-missions', cards: ['practice-start-1', 'practice-start-3'] };

/** The tiles 3 to 6 lie on the slots 1 to 4. */
export const lie = (mission: number, cities: readonly string[], points = 2): Move => ({
  type: 'note-mission',
  mission,
  print: { id: `practice-mission-${mission}`, cities, points, extraTurn: false },
});
