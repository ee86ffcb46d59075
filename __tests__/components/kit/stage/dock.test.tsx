import { fireEvent, screen } from '@testing-library/react-native';
import { PixelRatio } from 'react-native';
import { Dock } from '@/components/kit/stage/Dock';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { CALM, SettledTaps } from '@/components/kit/stage/settled-taps';
import { type Reveal } from '@/components/kit/secret/use-reveal';
import { renderKit } from '@/__tests__/support/render-kit';

jest.mock('@/components/kit/store/use-debrief', () => ({ useSettings: () => ({ tapToShow: false }) }));

const connect = jest.fn();
const end = jest.fn();
const scale = jest.spyOn(PixelRatio, 'getFontScale');
beforeEach(() => {
  [connect, end].forEach((call) => call.mockClear());
  // The phone of the test environment has words of 200 %.
  scale.mockReturnValue(1);
});

const connecting: DockAction = {
  kind: 'go',
  label: 'Connect Paris',
  detail: 'Supply 7 → 5',
  onPress: connect,
};
const ending: DockAction = { kind: 'go', label: 'End turn → Ben', onPress: end };

const large = () => screen.getAllByRole('button')[0] ?? screen.getByRole('button');
const tapAt = (timestamp: number) => fireEvent.press(large(), { nativeEvent: { timestamp } });

describe('taps on a button that changed', () => {
  test.each([
    [0, true],
    [CALM - 1, true],
    [CALM, false],
  ])('%d ms after the tap that changed it: stray %s', (later, stray) => {
    const taps = new SettledTaps();
    expect(taps.isStray({ at: 1_000, thing: 'connect' })).toBe(false);
    expect(taps.isStray({ at: 1_000 + later, thing: 'end' })).toBe(stray);
  });

  test('the same thing may be tapped as fast as the finger', () => {
    const taps = new SettledTaps();
    for (const at of [0, 80, 160]) expect(taps.isStray({ at, thing: 'one more' })).toBe(false);
  });

  test('a third tap is still measured against what the first one was for', () => {
    const taps = new SettledTaps();
    taps.isStray({ at: 0, thing: 'connect' });
    expect(taps.isStray({ at: 200, thing: 'end' })).toBe(true);
    expect(taps.isStray({ at: 400, thing: 'end' })).toBe(true);
    expect(taps.isStray({ at: 400 + CALM, thing: 'end' })).toBe(false);
  });
});

describe('Dock', () => {
  test('says what happens and what it costs, and does it', () => {
    renderKit(<Dock scene="Anna" action={connecting} />);
    expect(screen.getByText('Connect Paris')).toBeVisible();
    expect(screen.getByText('Supply 7 → 5')).toBeVisible();
    fireEvent.press(screen.getByRole('button', { name: 'Connect Paris, Supply 7 → 5' }));
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test('with very large words keeps to the move itself, and its name says the rest', () => {
    scale.mockReturnValue(2);
    const rules = { label: 'Rules', icon: 'book', onPress: end } as const;
    renderKit(<Dock scene="Anna" action={connecting} quiet={[rules]} />);
    expect(screen.getByRole('button', { name: 'Connect Paris, Supply 7 → 5' })).toBeVisible();
    expect(screen.queryByText('Supply 7 → 5')).toBeNull();
    expect(screen.queryByText('Rules')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Rules' }));
    expect(end).toHaveBeenCalledTimes(1);
  });

  test('a double tap does not end the turn', () => {
    const { rerender } = renderKit(<Dock scene="Anna" action={connecting} />);
    tapAt(5_000);
    rerender(<Dock scene="Anna" action={ending} />);
    tapAt(5_180);
    expect(end).not.toHaveBeenCalled();
    tapAt(5_180 + CALM);
    expect(end).toHaveBeenCalledTimes(1);
  });

  test('the same words in the next turn are another button', () => {
    const pass: DockAction = { kind: 'plain', label: 'Pass', onPress: end };
    const { rerender } = renderKit(<Dock scene="Anna" action={pass} />);
    tapAt(100);
    rerender(<Dock scene="Ben" action={pass} />);
    tapAt(200);
    expect(end).toHaveBeenCalledTimes(1);
  });

  test('a screen reader, whose taps have no time, is always heard', () => {
    const { rerender } = renderKit(<Dock scene="Anna" action={connecting} />);
    tapAt(100);
    rerender(<Dock scene="Anna" action={ending} />);
    fireEvent.press(large());
    expect(end).toHaveBeenCalledTimes(1);
  });

  test('says what to tap while there is nothing to press', () => {
    renderKit(<Dock scene="Anna" action={{ kind: 'wait', label: 'Tap a lit city' }} />);
    expect(screen.getByRole('button', { name: 'Tap a lit city', disabled: true })).toBeVisible();
  });

  test('what was refused says why again', () => {
    renderKit(<Dock scene="Anna" action={{ kind: 'refused', label: 'Connect Rome', onPress: connect }} />);
    fireEvent.press(screen.getByRole('button', { name: 'Connect Rome' }));
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test('a secret is held for, and a hold that is too short says so in its place', () => {
    const reveal: Reveal = {
      shown: false,
      tooShort: false,
      press: jest.fn(),
      release: jest.fn(),
      toggle: jest.fn(),
      hide: jest.fn(),
    };
    const hold = { kind: 'hold', label: 'Hold to see your hand', name: 'Clara' } as const;
    const { rerender } = renderKit(<Dock scene="Clara" action={{ ...hold, reveal }} />);
    const pad = screen.getByRole('button', { name: 'Secret of Clara: Hold to see your hand' });
    fireEvent(pad, 'touchStart');
    expect(reveal.press).toHaveBeenCalled();
    fireEvent(pad, 'touchEnd');
    expect(reveal.release).toHaveBeenCalled();
    rerender(<Dock scene="Clara" action={{ ...hold, reveal: { ...reveal, tooShort: true } }} />);
    expect(screen.getByText('Hold a little longer')).toBeVisible();
    rerender(<Dock scene="Clara" action={{ ...hold, reveal: { ...reveal, shown: true } }} />);
    expect(screen.getByText('Let go to hide')).toBeVisible();
  });

  test('what leads back stands before the large button, the rest behind it', () => {
    const cancel = { label: 'Cancel', icon: 'close', side: 'left', onPress: connect } as const;
    const rules = { label: 'Rules', icon: 'book', onPress: end } as const;
    renderKit(<Dock scene="Anna" action={ending} quiet={[rules, cancel]} />);
    const order = screen.getAllByRole('button').map(({ props }) => props['accessibilityLabel']);
    expect(order).toEqual(['Cancel', 'End turn → Ben', 'Rules']);
    fireEvent.press(screen.getByRole('button', { name: 'Cancel' }));
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test('undo says what it takes back, and redo stands there only after an undo', () => {
    const undo = { what: 'Ben ended the turn', onPress: connect };
    const { rerender } = renderKit(<Dock scene="Anna" action={ending} undo={undo} />);
    expect(screen.queryByRole('button', { name: /^Redo/ })).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Undo: Ben ended the turn' }));
    expect(connect).toHaveBeenCalledTimes(1);
    rerender(<Dock scene="Anna" action={ending} undo={undo} redo={{ what: 'Ben passed', onPress: end }} />);
    fireEvent.press(screen.getByRole('button', { name: 'Redo: Ben passed' }));
    expect(end).toHaveBeenCalledTimes(1);
  });

  test('several steps are taken back as fast as the finger', () => {
    const undo = (what: string) => ({ what, onPress: connect });
    const { rerender } = renderKit(<Dock scene="Anna" action={ending} undo={undo('C')} />);
    for (const [at, what] of [
      [10, 'B'],
      [90, 'A'],
    ] as const) {
      fireEvent.press(screen.getByRole('button', { name: /^Undo/ }), { nativeEvent: { timestamp: at } });
      rerender(<Dock scene="Anna" action={ending} undo={undo(what)} />);
    }
    expect(connect).toHaveBeenCalledTimes(2);
  });
});
