import { act, render, screen } from '@testing-library/react-native';
import { useLayoutEffect } from 'react';
import { Text } from 'react-native';
import { Late as LateOnPhones } from '@/components/kit/Late';
import { Late } from '@/components/kit/Late.web';

type Told = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

let tell: Told = () => undefined;
class Observer {
  constructor(told: Told) {
    tell = told;
  }
  observe() {}
  disconnect() {}
}
const browser = globalThis as { IntersectionObserver?: unknown };

let drawn: string[] = [];
beforeEach(() => {
  browser.IntersectionObserver = Observer;
  drawn = [];
});
afterEach(() => {
  delete browser.IntersectionObserver;
});

function Part({ move }: { readonly move: number }) {
  useLayoutEffect(() => void drawn.push(`part ${move}`));
  return <Text>{`part ${move}`}</Text>;
}

function Whole({ move, Around = Late }: { readonly move: number; readonly Around?: typeof Late }) {
  useLayoutEffect(() => void drawn.push(`screen ${move}`), [move]);
  return (
    <Around>
      <Part move={move} />
    </Around>
  );
}

test('what can be seen is drawn together with the screen', () => {
  const { rerender } = render(<Whole move={1} />);
  act(() => tell([{ isIntersecting: true }]));
  drawn = [];
  rerender(<Whole move={2} />);
  expect(drawn).toEqual(['part 2', 'screen 2']);
});

test('what is scrolled out of sight follows the screen', () => {
  const { rerender } = render(<Whole move={1} />);
  act(() => tell([{ isIntersecting: false }]));
  drawn = [];
  rerender(<Whole move={2} />);
  expect(drawn).toEqual(['screen 2', 'part 2']);
  expect(screen.getByText('part 2')).toBeOnTheScreen();
});

test('what comes back into sight is drawn together with the screen again', () => {
  const { rerender } = render(<Whole move={1} />);
  act(() => tell([{ isIntersecting: false }]));
  act(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
  drawn = [];
  rerender(<Whole move={2} />);
  expect(drawn).toEqual(['part 2', 'screen 2']);
});

test('on a phone everything is drawn at once', () => {
  const { rerender } = render(<Whole move={1} Around={LateOnPhones} />);
  drawn = [];
  rerender(<Whole move={2} Around={LateOnPhones} />);
  expect(drawn).toEqual(['part 2', 'screen 2']);
});
