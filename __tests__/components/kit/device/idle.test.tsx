import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { IdleDim } from '@/components/kit/device/IdleDim';
import { renderKit } from '@/__tests__/support/render-kit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a phone that lies untouched for a minute dims, and the touch that wakes it does nothing else', () => {
  renderKit(
    <IdleDim>
      <Text>Board</Text>
    </IdleDim>,
  );
  act(() => jest.advanceTimersByTime(59_000));
  expect(screen.queryByTestId('dimmed')).toBeNull();
  act(() => jest.advanceTimersByTime(1_000));
  fireEvent.press(screen.getByRole('button', { name: 'Wake the screen' }));
  expect(screen.queryByTestId('dimmed')).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByTestId('dimmed')).toBeVisible();
});
