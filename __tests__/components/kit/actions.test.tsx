import { act, fireEvent, screen } from '@testing-library/react-native';
import { type ReactNode, useRef } from 'react';
import { Dimensions, type View, StyleSheet, Text } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { Button } from '@/components/kit/Button';
import { EmptyState } from '@/components/kit/EmptyState';
import { IconButton } from '@/components/kit/IconButton';
import { Sheet } from '@/components/kit/Sheet';
import { ToastProvider, useToastRoom, useToast } from '@/components/kit/Toast';
import { renderKit } from '@/__tests__/support/render-kit';

const press = jest.fn();
beforeEach(() => press.mockClear());

describe('Button', () => {
  test('is pressed by its label', () => {
    renderKit(<Button label="Accept" onPress={press} />);
    fireEvent.press(screen.getByRole('button', { name: 'Accept' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  test('is at least 56 high and never of a fixed height', () => {
    renderKit(<Button label="Accept" onPress={press} />);
    expect(screen.getByRole('button')).toHaveStyle({ minHeight: 56 });
    expect(screen.getByRole('button')).not.toHaveStyle({ height: 56 });
  });

  test('says why it cannot be done when it is pressed, and does nothing', () => {
    renderKit(<Button label="Accept" onPress={press} reason="Three are open." />);
    expect(screen.queryByText('Three are open.')).not.toBeOnTheScreen();
    const button = screen.getByRole('button', { name: 'Accept' });
    expect(button.props.accessibilityHint).toBe('Three are open.');
    expect(button).toBeEnabled();
    fireEvent.press(button);
    expect(screen.getByText('Three are open.')).toBeVisible();
    expect(press).not.toHaveBeenCalled();
  });

  test('hands a refusal over when asked to', () => {
    const refused = jest.fn();
    renderKit(<Button label="Accept" onPress={press} reason="Three are open." onRefused={refused} />);
    fireEvent.press(screen.getByRole('button'));
    expect(refused).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Three are open.')).not.toBeOnTheScreen();
  });

  test('is busy and deaf while it works', () => {
    renderKit(<Button label="Save" busy onPress={press} />);
    expect(screen.getByRole('button', { name: 'Save', busy: true })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button'));
    expect(press).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  test('has a name and 44 points', () => {
    renderKit(<IconButton icon="undo" label="Undo" onPress={press} />);
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(button).toHaveStyle({ width: 44, height: 44 });
    fireEvent.press(button);
    expect(press).toHaveBeenCalled();
  });

  test('can be disabled', () => {
    renderKit(<IconButton icon="redo" label="Redo" onPress={press} disabled />);
    fireEvent.press(screen.getByRole('button', { name: 'Redo', disabled: true }));
    expect(press).not.toHaveBeenCalled();
  });
});

describe('Sheet', () => {
  const one = (title: string, within?: ReactNode) => (
    <Sheet key={title} open title={title} onClose={press}>
      <Text>{`In ${title}`}</Text>
      {within}
    </Sheet>
  );

  test('of two the later one is seen, and the other again when it has closed', () => {
    const { rerender } = renderKit(<>{[one('Tiles')]}</>);
    rerender(<>{[one('Tiles'), one('Why not')]}</>);
    expect(screen.getByText('In Why not')).toBeVisible();
    expect(screen.queryByText('In Tiles')).toBeNull();
    rerender(<>{[one('Tiles')]}</>);
    expect(screen.getByText('In Tiles')).toBeVisible();
  });

  test('one within another leaves it there', () => {
    renderKit(one('Tiles', one('Number')));
    expect(screen.getByText('In Tiles')).toBeVisible();
    expect(screen.getByText('In Number')).toBeVisible();
  });

  test('shows its title as a heading and is closed by its cross', () => {
    renderKit(
      <Sheet open title="Why not" onClose={press}>
        <Text>Because</Text>
      </Sheet>,
    );
    expect(screen.getByRole('heading', { name: 'Why not' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(press).toHaveBeenCalled();
  });

  test('shows nothing while it is closed', () => {
    renderKit(
      <Sheet open={false} title="Why not" onClose={press}>
        <Text>Because</Text>
      </Sheet>,
    );
    expect(screen.queryByText('Because')).not.toBeOnTheScreen();
  });

  test('is closed by the back key', () => {
    renderKit(
      <Sheet open title="Why not" onClose={press}>
        <Text>Because</Text>
      </Sheet>,
    );
    fireEvent(screen.getByText('Because'), 'requestClose');
    expect(press).toHaveBeenCalled();
  });
});

describe('Toast', () => {
  const Deleting = () => {
    const toast = useToast();
    const undo = { label: 'Undo', onPress: press };
    return <Button label="Delete" onPress={() => toast({ text: 'Deleted', action: undo })} />;
  };

  test('says politely what was done and undoes it', () => {
    renderKit(<Deleting />);
    fireEvent.press(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Deleted')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).not.toBeOnTheScreen();
  });

  test.each([
    ['is gone on the next screen, which has news of its own', undefined, 0],
    ['goes along as long as it can be undone', { label: 'Undo', onPress: press }, 1],
  ])('%s', (_, action, left) => {
    const Telling = () => {
      const toast = useToast();
      return <Button label="Tell" onPress={() => toast({ text: 'Told', ...(action ? { action } : {}) })} />;
    };
    const at = (place: string) => (
      <ToastProvider place={place}>
        <Telling />
      </ToastProvider>
    );
    const { rerender } = renderKit(at('/match/1/score'));
    fireEvent.press(screen.getByRole('button', { name: 'Tell' }));
    expect(screen.getAllByText('Told')).toHaveLength(1);
    rerender(at('/match/2'));
    expect(screen.queryAllByText('Told')).toHaveLength(left);
  });

  test('lies above what its screen presses, wherever that begins when it comes', () => {
    const { height } = Dimensions.get('window');
    let start = 500;
    const Turn = () => {
      const above = useRef({
        measureInWindow: (tell: (...at: number[]) => void) => tell(0, start, 390, 344),
      } as unknown as View);
      useToastRoom({ top: 0, right: 0, above }, true);
      return <Deleting />;
    };
    renderKit(
      <ToastProvider>
        <Turn />
      </ToastProvider>,
    );
    for (start of [500, 620]) {
      fireEvent.press(screen.getByRole('button', { name: 'Delete' }));
      const places = screen
        .UNSAFE_getAllByProps({ role: 'status' })
        .map(({ props }) => StyleSheet.flatten(props.style).bottom);
      expect(places).toContain(height - start + space.s);
    }
  });

  test('goes by itself', () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'Date', 'nextTick', 'queueMicrotask', 'setImmediate'] });
    renderKit(<Deleting />);
    fireEvent.press(screen.getByRole('button', { name: 'Delete' }));
    act(() => jest.advanceTimersByTime(8_000));
    expect(screen.queryByText('Deleted')).not.toBeOnTheScreen();
    jest.useRealTimers();
  });
});

test('an empty state tells what to do next', () => {
  renderKit(
    <EmptyState
      icon="play"
      title="No match"
      hint="Choose a game."
      action={{ label: 'Choose', onPress: press }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'No match' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Choose' }));
  expect(press).toHaveBeenCalled();
});
