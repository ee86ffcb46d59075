import { act, render, screen } from '@testing-library/react-native';
import type { ComponentType } from 'react';
import { AccessibilityInfo } from 'react-native';
import { MatchGate } from '@/components/match/MatchGate';
import { DebriefProvider } from '@/components/store/DebriefProvider';
import { ThemeProvider } from '@/components/theme/ThemeProvider';
import { ToastProvider } from '@/components/ui/ToastProvider';
import type { Actor } from '@/rules/core/seat';
import { Debrief } from '@/store/debrief';
import type { NewMatch } from '@/store/match/library';
import type { MatchSession } from '@/store/match/session';
import type { SaveState } from '@/store/storage/write-queue';
import { MemoryBackend } from '@/store/storage/memory';
import type { Move } from './courier/types';
import { courierGame, courierMatch } from './desk';

jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true);

export const physical = { seatCount: 2, startSeat: 0, deck: 'physical', values: {} } as const;

export interface MatchTable {
  readonly debrief: Debrief;
  readonly session: MatchSession;
  readonly id: string;
  /** Plays behind the screen's back, as a position to start from. */
  readonly play: (actor: Actor, move: Move) => void;
}

/** Lays a match of the test-only game out and opens one of its screens. */
export const layTable = async (Screen: ComponentType, about: Partial<NewMatch> = {}): Promise<MatchTable> => {
  const debrief = await Debrief.open({ backend: new MemoryBackend(), games: [courierGame] });
  // The disk answers whenever it likes; React wants to be told.
  const { setState } = debrief.saving;
  debrief.saving.setState = (state) => act(() => setState(state as SaveState, true));
  const created = await debrief.matches.create({ ...courierMatch, options: physical, ...about });
  if (!created.ok) throw new Error(created.error.kind);
  const id = created.value;
  const opened = await debrief.openMatch(id);
  if (!opened.ok) throw new Error(opened.error.kind);
  const open = async () => debrief;
  render(
    <ThemeProvider scheme="dark" accent="amber">
      <ToastProvider>
        <DebriefProvider open={open}>
          <MatchGate id={id}>
            <Screen />
          </MatchGate>
        </DebriefProvider>
      </ToastProvider>
    </ThemeProvider>,
  );
  // Past the indicator of loading: nothing else of ours is busy.
  await screen.findAllByRole('button');
  const { session } = opened.value;
  const play: MatchTable['play'] = (actor, move) =>
    act(() => {
      const played = session.play([{ actor, move }]);
      if (played.kind !== 'played') throw new Error(JSON.stringify(played));
    });
  return { debrief, session, id, play };
};
