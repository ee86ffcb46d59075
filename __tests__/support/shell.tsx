import { act, render, screen } from '@testing-library/react-native';
import { type ComponentType } from 'react';
import { AccessibilityInfo } from 'react-native';
import { DebriefProvider } from '@/components/shell/app/DebriefProvider';
import { ThemeProvider } from '@/components/kit/theme/ThemeProvider';
import { ToastProvider } from '@/components/kit/Toast';
import { Debrief } from '@/store/debrief';
import { type NewMatch } from '@/store/match/library';
import { type Backend } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';
import { courierGame, courierMatch } from './desk';
import { address } from './jest/router';

jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true);

/** The store of the app, with the test-only game, on a phone that forgets. */
export const openStore = (backend: Backend = new MemoryBackend()): Promise<Debrief> =>
  Debrief.open({ backend, games: [courierGame] });

export const addMatch = async ({ matches }: Debrief, about: Partial<NewMatch> = {}): Promise<string> => {
  const created = await matches.create({ ...courierMatch, ...about });
  if (!created.ok) throw new Error(created.error.kind);
  return created.value;
};

/** Opens one screen of the shell at an address. */
export const showScreen = async (
  Screen: ComponentType,
  debrief: Debrief,
  params: Readonly<Record<string, string>> = {},
): Promise<void> => {
  address.params = params;
  const open = async () => debrief;
  render(
    <ThemeProvider scheme="dark">
      <ToastProvider>
        <DebriefProvider open={open}>
          <Screen />
        </DebriefProvider>
      </ToastProvider>
    </ThemeProvider>,
  );
  // The first to ask for a screen waits until it is transpiled.
  await screen.findAllByRole('heading', {}, { timeout: 60_000 });
  await act(() => debrief.flush());
  // What the screen reads from the disk by itself has come.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};
