import { act, fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { useState } from 'react';
import { CheckRow } from '@/components/kit/CheckRow';
import { Chip } from '@/components/kit/Chip';
import { Segmented } from '@/components/kit/Segmented';
import { Stepper } from '@/components/kit/Stepper';
import { TextField } from '@/components/kit/TextField';
import { Toggle } from '@/components/kit/Toggle';
import { renderKit } from '@/__tests__/support/render-kit';

const change = jest.fn();
beforeEach(() => change.mockClear());

const Agents = ({ start = 7, max = 9 }: { readonly start?: number; readonly max?: number }) => {
  const [value, setValue] = useState(start);
  return <Stepper label="Agents" value={value} max={max} onChange={setValue} />;
};

describe('Stepper', () => {
  const stepper = () => screen.getByRole('adjustable', { name: 'Agents' });
  const adjust = (actionName: string) =>
    fireEvent(stepper(), 'accessibilityAction', { nativeEvent: { actionName } });

  test('can be adjusted by a screen reader', () => {
    renderKit(<Agents />);
    expect(stepper()).toHaveAccessibilityValue({ now: 7, min: 0, max: 9, text: '7' });
    adjust('increment');
    expect(stepper()).toHaveAccessibilityValue({ now: 8 });
    adjust('decrement');
    adjust('decrement');
    expect(stepper()).toHaveAccessibilityValue({ now: 6 });
  });

  test('has two buttons that say what they do', () => {
    renderKit(<Agents />);
    fireEvent.press(screen.getByLabelText('Agents: one more'));
    expect(stepper()).toHaveAccessibilityValue({ now: 8 });
    fireEvent.press(screen.getByLabelText('Agents: one less'));
    expect(stepper()).toHaveAccessibilityValue({ now: 7 });
  });

  test('stops at both ends', () => {
    renderKit(<Agents start={0} max={1} />);
    adjust('decrement');
    expect(stepper()).toHaveAccessibilityValue({ now: 0 });
    adjust('increment');
    adjust('increment');
    expect(stepper()).toHaveAccessibilityValue({ now: 1 });
  });

  test('goes on while a button is held', () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'Date', 'nextTick', 'queueMicrotask', 'setImmediate'] });
    renderKit(<Agents start={0} max={99} />);
    const more = screen.getByLabelText('Agents: one more');
    fireEvent(more, 'longPress');
    for (let turn = 0; turn < 10; turn++) act(() => jest.advanceTimersByTime(90));
    fireEvent(more, 'pressOut');
    const reached = Number(stepper().props['aria-valuenow']);
    expect(reached).toBeGreaterThan(5);
    act(() => jest.advanceTimersByTime(900));
    expect(stepper()).toHaveAccessibilityValue({ now: reached });
    jest.useRealTimers();
  });
});

describe('Segmented', () => {
  const choices = [
    { value: 'light', label: 'Light' },
    { value: 'full', label: 'Full' },
  ] as const;

  test('is a group of radios of which one is checked', () => {
    renderKit(<Segmented label="Depth" choices={choices} value="light" onChange={change} />);
    expect(screen.getByLabelText('Depth')).toHaveProp('role', 'radiogroup');
    expect(screen.getByRole('radio', { name: 'Light', checked: true })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('radio', { name: 'Full', checked: false }));
    expect(change).toHaveBeenCalledWith('full');
  });
});

test('Chip is on or off', () => {
  renderKit(<Chip label="Anna" selected onPress={change} />);
  fireEvent.press(screen.getByRole('checkbox', { name: 'Anna', checked: true }));
  expect(change).toHaveBeenCalled();
});

test('Chip keeps its size: the tick takes no room of its own', () => {
  renderKit(<Chip label="3" name="3 points" role="radio" selected onPress={change} />);
  const chip = screen.getByRole('radio', { name: '3 points', checked: true });
  const [tick] = chip.children;
  if (tick === undefined || typeof tick === 'string') throw new Error('no tick');
  expect(StyleSheet.flatten(tick.props.style)).toMatchObject({ position: 'absolute' });
});

test('Toggle is a switch, with its explanation in its name', () => {
  renderKit(<Toggle label="Advice" detail="Plays for people" value={false} onChange={change} />);
  fireEvent.press(screen.getByRole('switch', { name: 'Advice, Plays for people', checked: false }));
  expect(change).toHaveBeenCalledWith(true);
});

test('CheckRow is ticked off', () => {
  renderKit(<CheckRow label="Shuffle" checked={false} onChange={change} />);
  fireEvent.press(screen.getByRole('checkbox', { name: 'Shuffle', checked: false }));
  expect(change).toHaveBeenCalledWith(true);
});

test('TextField is found by its label and says what is wrong', () => {
  renderKit(<TextField label="Name" value="" onChange={change} problem="Too short" />);
  fireEvent.changeText(screen.getByLabelText('Name'), '👩🏽‍🚀 محمد');
  expect(change).toHaveBeenCalledWith('👩🏽‍🚀 محمد');
  expect(screen.getByText('Too short')).toBeVisible();
});
