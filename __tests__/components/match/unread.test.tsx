import { act, fireEvent, screen } from '@testing-library/react-native';
import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { MatchGate } from '@/components/match/MatchGate';
import { FailingReads } from '@/__tests__/support/failing-reads';
import { router } from '@/__tests__/support/jest/router';
import { addMatch, openStore, showScreen } from '@/__tests__/support/shell';

jest.mock('expo-router', () => jest.requireActual('@/__tests__/support/jest/router'));
jest.mock('@/components/games/index', () => jest.requireActual('@/__tests__/support/app/game-screens'));

const unread = 'The storage did not answer. Nothing is lost; try again.';
const press = (name: string) => act(async () => fireEvent.press(screen.getByRole('button', { name })));

/** The screen of a match on a disk whose n-th answer fails. */
const show = async (index: number, forever: boolean): Promise<FailingReads> => {
  const backend = new FailingReads();
  const debrief = await openStore(backend);
  const id = await addMatch(debrief);
  await debrief.flush();
  backend.failAt(index, forever);
  const Match = () => (
    <MatchGate id={id}>
      <MatchScreen />
    </MatchGate>
  );
  await showScreen(Match, debrief);
  return backend;
};

test('a match whose reading fails once, at every index, opens with another try', async () => {
  let unopened = 0;
  for (let index = 0; ; index++) {
    const backend = await show(index, false);
    if (!backend.failed) {
      expect(unopened).toBeGreaterThan(3);
      return;
    }
    if (screen.queryByTestId('save-mark')) {
      // What is looked at once more after the first entry is stored keeps nobody from playing.
      screen.unmount();
      continue;
    }
    unopened++;
    expect(screen.getByText(unread)).toBeVisible();
    await press('Try again');
    expect(await screen.findByTestId('save-mark')).toBeVisible();
    screen.unmount();
  }
});

test('while the disk does not answer at all, each try says so, and the way home is there', async () => {
  await show(0, true);
  await press('Try again');
  expect(await screen.findByText(unread)).toBeVisible();
  await press('Go to the start page');
  expect(router.replace).toHaveBeenLastCalledWith('/');
});
