import { useRef } from 'react';
import { type ViewProps } from 'react-native';
import { type Point } from '@/components/kit/map/plane';
import { type KeyPress } from '@/components/kit/web-props';
import { type Direction, type LitTarget, neighbourOf } from './stage-target';

interface Click {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
}

/** Taps with their place: the browser's own click knows a tap from a drag. */
export const useTapsAt = (onTap: (at: Point) => void): ViewProps => {
  const handlers = {
    onClick: ({ clientX, clientY, currentTarget }: Click) => {
      const { left, top } = currentTarget.getBoundingClientRect();
      onTap({ x: clientX - left, y: clientY - top });
    },
  };
  return handlers as unknown as ViewProps;
};

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Arrows move between the things as they lie; Enter and a screen reader's click, which no pointer made, press one. */
export const useTargetKeys = (things: readonly LitTarget[]): ((thing: LitTarget) => ViewProps) => {
  const elements = useRef(new Map<string, HTMLElement>());
  return (thing) => {
    const handlers = {
      ref: (element: HTMLElement | null) => {
        if (element) elements.current.set(thing.id, element);
        else elements.current.delete(thing.id);
      },
      onClick: (event: MouseEvent) => {
        event.stopPropagation();
        thing.onPress();
      },
      onKeyDown: (event: KeyPress) => {
        const direction = directions[event.key];
        if (!direction) return;
        event.preventDefault();
        const next = neighbourOf(things, thing, direction);
        if (next) elements.current.get(next.id)?.focus();
      },
    };
    return handlers as unknown as ViewProps;
  };
};
