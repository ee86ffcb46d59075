import { act, render, screen } from '@testing-library/react-native';
import { type ComponentType } from 'react';
import { AccessibilityInfo } from 'react-native';
import { MatchGate } from '@/components/match/MatchGate';
import { DebriefProvider } from '@/components/shell/app/DebriefProvider';
import { ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { ToastProvider } from '@/components/kit/Toast';
import { type BaseMove, type Game } from '@/rules/core/contract';
import { type Actor } from '@/rules/core/seat';
import { Debrief } from '@/store/debrief';
import { type NewMatch } from '@/store/match/library';
import { MemoryBackend } from '@/store/storage/memory';

jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true);

interface Table {
  readonly games: readonly Game[];
  readonly match: NewMatch;
  readonly Screen: ComponentType;
}

export const annaAndBen = [
  { name: 'Anna', colour: 0 },
  { name: 'Ben', colour: 1 },
] as const;

/** Lays a match out, opens one of its screens, and plays behind its back as a position to start from. */
export const openTable = async ({ games, match, Screen }: Table) => {
  const debrief = await Debrief.open({ backend: new MemoryBackend(), games });
  const created = await debrief.matches.create(match);
  if (!created.ok) throw new Error(created.error.kind);
  const id = created.value;
  const opened = await debrief.openMatch(id);
  if (!opened.ok) throw new Error(opened.error.kind);
  const open = async () => debrief;
  const whole = (shown: string) => (
    <ThemeProvider scheme="dark" accent="amber">
      <ToastProvider>
        <DebriefProvider open={open}>
          <MatchGate id={shown}>
            <Screen />
          </MatchGate>
        </DebriefProvider>
      </ToastProvider>
    </ThemeProvider>
  );
  // Past the indicator of loading; the first to ask for a game's screens waits until they are transpiled.
  const show = async (shown: string) => {
    render(whole(shown));
    await screen.findAllByRole('button', {}, { timeout: 60_000 });
    // And until everything that is shown listens to the match.
    await act(async () => undefined);
  };
  await show(id);
  /** As after a reload: nothing is left but what the match itself keeps. Or the same screen of another match. */
  const showAgain = async (shown = id) => {
    screen.unmount();
    await show(shown);
  };
  const { session } = opened.value;
  const play = (actor: Actor, ...moves: readonly BaseMove[]) =>
    act(() => {
      const played = session.play(moves.map((move) => ({ actor, move })));
      if (played.kind !== 'played') throw new Error(JSON.stringify(played));
    });
  return { debrief, session, id, play, showAgain };
};

/** What lays a map out comes only with the first map that needs it. */
export const untilLaidOut = async () => {
  await act(() => import('@/components/kit/map/force-layout'));
  await act(async () => undefined);
};
