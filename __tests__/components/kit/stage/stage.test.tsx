import { fireEvent, screen } from '@testing-library/react-native';
import { PixelRatio, Text } from 'react-native';
import { Bubble } from '@/components/kit/stage/Bubble';
import { MatchStage } from '@/components/kit/stage/MatchStage';
import { Stage } from '@/components/kit/stage/Stage';
import { type StageTarget } from '@/components/kit/stage/stage-target';
import { renderKit } from '@/__tests__/support/render-kit';

const helsinki = jest.fn();
const berlin = jest.fn();
const elsewhere = jest.fn();
beforeEach(() => {
  [helsinki, berlin, elsewhere].forEach((call) => call.mockClear());
  // The phone of the test environment has words of 200 %.
  jest.spyOn(PixelRatio, 'getFontScale').mockReturnValue(1);
});

const targets: readonly StageTarget[] = [
  { id: 'helsinki', at: { x: 100, y: 100 }, label: 'Helsinki, 3 Agents', onPress: helsinki },
  { id: 'berlin', at: { x: 140, y: 100 }, label: 'Berlin, 1 Agent', onPress: berlin },
  { id: 'rome', at: { x: 100, y: 140 }, label: 'Rome, Ben’s' },
];

describe('Stage', () => {
  const show = () =>
    renderKit(
      <Stage label="Map" targets={targets} onElse={elsewhere}>
        <Text>drawing</Text>
      </Stage>,
    );
  const touch = (name: string, x: number, y: number) =>
    fireEvent(screen.getByLabelText('Map'), name, { nativeEvent: { locationX: x, locationY: y } });
  const tap = (x: number, y: number) => {
    touch('responderGrant', x, y);
    touch('responderRelease', x, y);
  };

  test('a tap takes the nearest lit thing', () => {
    show();
    tap(115, 110);
    expect(helsinki).toHaveBeenCalledTimes(1);
    tap(125, 90);
    expect(berlin).toHaveBeenCalledTimes(1);
  });

  test('what is not lit does not answer, and a tap beside everything is told', () => {
    show();
    tap(100, 142);
    expect(elsewhere).toHaveBeenCalledWith({ x: 100, y: 142 });
    expect(helsinki).not.toHaveBeenCalled();
  });

  test('a finger that moves on is no tap', () => {
    show();
    touch('responderGrant', 100, 100);
    touch('responderRelease', 111, 100);
    expect(helsinki).not.toHaveBeenCalled();
    touch('responderGrant', 100, 100);
    touch('responderRelease', 110, 100);
    expect(helsinki).toHaveBeenCalledTimes(1);
  });

  test('a finger that the system takes away is no tap', () => {
    show();
    touch('responderGrant', 100, 100);
    touch('responderTerminate', 100, 100);
    touch('responderRelease', 100, 100);
    expect(helsinki).not.toHaveBeenCalled();
  });

  test('is a list for a screen reader, in the order that it was given, and each lit thing a button', () => {
    show();
    const read = screen
      .getAllByLabelText(/Agent|Ben’s/)
      .map(({ props }) => `${props['role']}: ${props['aria-label']}`);
    expect(read).toEqual(['button: Helsinki, 3 Agents', 'button: Berlin, 1 Agent', 'img: Rome, Ben’s']);
    fireEvent(screen.getByRole('button', { name: 'Berlin, 1 Agent' }), 'accessibilityTap');
    expect(berlin).toHaveBeenCalledTimes(1);
  });

  test('the drawing itself is not read', () => {
    show();
    expect(screen.queryByText('drawing')).toBeNull();
    expect(screen.getByText('drawing', { includeHiddenElements: true })).toBeOnTheScreen();
  });
});

describe('Bubble', () => {
  const rule = jest.fn();
  const anyway = jest.fn();
  const show = () =>
    renderKit(
      <Bubble
        reason="Moscow takes 5 Agents, and your supply holds 3."
        rule="SC-33"
        onRule={rule}
        anchor={{ x: 195, y: 100 }}
        aside={{ label: 'Recount the supply', onPress: anyway }}
      />,
    );
  const alert = () => {
    const found = screen.UNSAFE_getAllByProps({ role: 'alert' }).find(({ type }) => typeof type === 'string');
    if (!found) throw new Error('no alert');
    return found;
  };
  const layOut = () => {
    fireEvent(alert().parent?.parent ?? alert(), 'layout', {
      nativeEvent: { layout: { width: 390, height: 480 } },
    });
    fireEvent(alert(), 'layout', {
      nativeEvent: { layout: { width: 300, height: 110 } },
    });
  };

  test('says why and by which rule, at once and before anything else', () => {
    show();
    expect(screen.getByText('Moscow takes 5 Agents, and your supply holds 3.')).toBeOnTheScreen();
    expect(alert()).toHaveProp('aria-live', 'assertive');
    fireEvent.press(screen.getByRole('button', { name: 'Rule SC-33' }));
    expect(rule).toHaveBeenCalledTimes(1);
    fireEvent.press(screen.getByRole('button', { name: 'Recount the supply' }));
    expect(anyway).toHaveBeenCalledTimes(1);
  });

  test('stands beside its thing once both have been measured', () => {
    show();
    expect(alert()).not.toHaveStyle({ left: 45 });
    layOut();
    expect(alert()).toHaveStyle({ left: 45, top: 128, width: 300 });
  });
});

test('the places of a match follow each other from the strip to the dock', () => {
  renderKit(
    <MatchStage
      inFront
      strip={<Text>strip</Text>}
      notice={<Text>notice</Text>}
      stage={<Text>stage</Text>}
      tray={<Text>tray</Text>}
      dock={<Text>dock</Text>}
    />,
  );
  const order = screen.getAllByText(/strip|notice|stage|tray|dock/).map(({ props }) => props['children']);
  expect(order).toEqual(['strip', 'notice', 'stage', 'tray', 'dock']);
});
