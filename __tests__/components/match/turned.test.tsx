import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Dimensions } from 'react-native';
import { MatchStage } from '@/components/kit/stage/MatchStage';
import { Stepper } from '@/components/kit/Stepper';
import { renderKit } from '@/__tests__/support/render-kit';

function Counter({ label }: { readonly label: string }) {
  const [value, setValue] = useState(0);
  return <Stepper label={label} value={value} onChange={setValue} min={0} max={9} />;
}

const turn = (width: number, height: number) => {
  const window = { width, height, scale: 2, fontScale: 1 };
  act(() => Dimensions.set({ window, screen: window }));
};

test('what was entered and not yet sent survives a turn of the phone', () => {
  turn(390, 844);
  renderKit(
    <MatchStage
      inFront
      strip={undefined}
      stage={<Counter label="Stage" />}
      tray={<Counter label="Tray" />}
      dock={<Counter label="Dock" />}
    />,
  );
  for (const label of ['Stage', 'Tray', 'Dock'])
    fireEvent.press(screen.getByRole('button', { name: `${label}: one more` }));
  for (const [width, height] of [
    [844, 390],
    [1024, 768],
    [390, 844],
  ] as const) {
    turn(width, height);
    expect(screen.getAllByText('1').length).toBe(3);
  }
});
