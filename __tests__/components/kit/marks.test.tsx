import { act, fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, Text } from 'react-native';
import { Button } from '@/components/kit/Button';
import { ChangingNumber } from '@/components/kit/ChangingNumber';
import { RedactionBars } from '@/components/kit/RedactionBars';
import { SeatBadge } from '@/components/kit/SeatBadge';
import { StageCard } from '@/components/kit/StageCard';
import { Stamp } from '@/components/kit/Stamp';
import { useReducedMotion } from '@/components/kit/theme/use-reduced-motion';
import { type ToastMessage, useToast } from '@/components/kit/Toast';
import { renderKit } from '@/__tests__/support/render-kit';

jest.mock('@/components/kit/theme/use-reduced-motion', () => ({ useReducedMotion: jest.fn(() => true) }));
const still = jest.mocked(useReducedMotion);
const fakeClock = () =>
  jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'queueMicrotask', 'setImmediate'] });
afterEach(() => {
  still.mockReturnValue(true);
  jest.useRealTimers();
});

const press = jest.fn();
beforeEach(() => press.mockClear());

describe('SeatBadge', () => {
  test.each([
    ['waiting', 'Clara, green'],
    ['to-move', 'Clara, green, to move'],
    ['passed', 'Clara, green, passed'],
    ['away', 'Clara, green, away'],
    ['joining', 'Clara, green, sitting down'],
    ['left', 'Clara, green, left the game'],
  ] as const)('that is %s is read as "%s"', (state, name) => {
    renderKit(<SeatBadge name="Clara" color="green" shape="triangle" state={state} />);
    expect(screen.getByRole('img', { name })).toBeOnTheScreen();
  });

  test('says its sign', () => {
    const crown = { icon: 'crown', label: 'SpyMaster' } as const;
    renderKit(<SeatBadge name="Clara" color="green" shape="triangle" state="passed" sign={crown} rimmed />);
    expect(screen.getByRole('img', { name: 'Clara, green, passed, SpyMaster' })).toBeOnTheScreen();
  });

  test('is silent beside a name', () => {
    renderKit(<SeatBadge name="Clara" color="green" shape="triangle" state="left" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('ChangingNumber', () => {
  const hidden = { includeHiddenElements: true };

  test('is the new number at once where motion is not wanted', () => {
    const { rerender } = renderKit(<ChangingNumber text="8" />);
    rerender(<ChangingNumber text="6" />);
    expect(screen.getByText('6')).toBeOnTheScreen();
    expect(screen.queryByText('8', hidden)).toBeNull();
  });

  test('lets the old one out, which is not read, and then forgets it', () => {
    still.mockReturnValue(false);
    fakeClock();
    const { rerender } = renderKit(<ChangingNumber text="8" />);
    rerender(<ChangingNumber text="6" />);
    expect(screen.getByText('6')).toBeOnTheScreen();
    expect(screen.queryByText('8')).toBeNull();
    expect(screen.getByText('8', hidden)).toBeOnTheScreen();
    act(() => jest.advanceTimersByTime(400));
    expect(screen.queryByText('8', hidden)).toBeNull();
  });

  test('keeps up when it changes again on the way', () => {
    still.mockReturnValue(false);
    fakeClock();
    const { rerender } = renderKit(<ChangingNumber text="8" />);
    rerender(<ChangingNumber text="6" />);
    act(() => jest.advanceTimersByTime(60));
    rerender(<ChangingNumber text="5" />);
    act(() => jest.advanceTimersByTime(400));
    expect(screen.getByText('5')).toBeOnTheScreen();
    expect(screen.queryByText('6', hidden)).toBeNull();
  });
});

describe('a stamp that lands', () => {
  const lying = { opacity: 1, transform: [{ scale: 1 }, { rotate: '-4deg' }] };
  const style = () => {
    const [stamp] = [screen.toJSON()].flat();
    return StyleSheet.flatten(stamp?.props['style']);
  };

  test('comes down from above', () => {
    still.mockReturnValue(false);
    fakeClock();
    renderKit(<Stamp label="Winner" large askew lands />);
    expect(style()).toMatchObject({ opacity: 0, transform: [{ scale: 1.4 }, { rotate: '-4deg' }] });
    act(() => jest.advanceTimersByTime(300));
    expect(style()).toMatchObject(lying);
  });

  test('lies there at once where motion is not wanted', () => {
    renderKit(<Stamp label="Winner" large askew lands />);
    expect(style()).toMatchObject(lying);
  });
});

describe('StageCard', () => {
  const show = (state: Parameters<typeof StageCard>[0]['state']) =>
    renderKit(
      <StageCard state={state} label="Vienna, Rome, 2 points" onPress={press}>
        <Text>Vienna</Text>
      </StageCard>,
    );

  test.each(['open', 'lit', 'done', 'quiet', 'refused'] as const)(
    'that is %s is pressed by all it says',
    (state) => {
      show(state);
      expect(screen.getByText('Vienna')).toBeOnTheScreen();
      fireEvent.press(screen.getByRole('button', { name: 'Vienna, Rome, 2 points' }));
      expect(press).toHaveBeenCalledTimes(1);
    },
  );

  test('that nobody has read shows nothing that could be on it', () => {
    show('unknown');
    expect(screen.queryByText('Vienna')).toBeNull();
    expect(screen.getByText('Not known')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
  });
});

test('bars say that something is hidden, and nothing of what', () => {
  renderKit(<RedactionBars />);
  expect(screen.getByRole('img', { name: 'hidden' })).toBeOnTheScreen();
});

describe('Toast', () => {
  const Telling = ({ toast }: { readonly toast: ToastMessage }) => {
    const tell = useToast();
    return <Button label="Tell" onPress={() => tell(toast)} />;
  };
  const tell = (toast: ToastMessage) => {
    renderKit(<Telling toast={toast} />);
    fireEvent.press(screen.getByRole('button', { name: 'Tell' }));
  };

  test('with something to do stays until a hand has found it, news alone go sooner', () => {
    fakeClock();
    tell({ text: 'Learned: Istanbul', icon: 'box', action: { label: 'Fix', onPress: press } });
    act(() => jest.advanceTimersByTime(7_900));
    fireEvent.press(screen.getByRole('button', { name: 'Fix' }));
    expect(press).toHaveBeenCalledTimes(1);
    screen.unmount();
    tell({ text: 'Clara sat down' });
    act(() => jest.advanceTimersByTime(3_900));
    expect(screen.getByText('Clara sat down')).toBeOnTheScreen();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('Clara sat down')).toBeNull();
  });
});
