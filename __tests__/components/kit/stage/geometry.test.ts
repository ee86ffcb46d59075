import fc from 'fast-check';
import { type Frame, type Point } from '@/components/kit/map/plane';
import {
  mostHeight,
  mostWidth,
  nearestEdge,
  placeBubble,
  type Size,
} from '@/components/kit/stage/bubble-place';
import { matchStageLook } from '@/components/kit/stage/match-stage-look';
import { nearestOf, neighbourOf } from '@/components/kit/stage/stage-target';
import { stripLook } from '@/components/kit/stage/strip-look';

const thing = (id: string, x: number, y: number) => ({ id, at: { x, y } });

describe('the nearest lit thing', () => {
  const paris = thing('Paris', 100, 100);
  const rome = thing('Rome', 130, 100);

  test('answers a tap beside it', () => {
    expect(nearestOf([paris, rome], { x: 112, y: 100 })).toBe(paris);
    expect(nearestOf([paris, rome], { x: 118, y: 100 })).toBe(rome);
  });

  test('answers at 28 points and not beyond', () => {
    expect(nearestOf([paris], { x: 128, y: 100 })).toBe(paris);
    expect(nearestOf([paris], { x: 128.1, y: 100 })).toBeUndefined();
  });

  test('is the first of two that are equally near', () => {
    expect(nearestOf([paris, rome], { x: 115, y: 100 })).toBe(paris);
    expect(nearestOf([rome, paris], { x: 115, y: 100 })).toBe(rome);
  });

  test('is nothing where nothing is lit, or all of it is far away', () => {
    expect(nearestOf([], { x: 100, y: 100 })).toBeUndefined();
    expect(nearestOf([paris, rome], { x: 115, y: 200 })).toBeUndefined();
  });

  test('reaches as far as it is told: a zoomed map counts in its own units', () => {
    expect(nearestOf([paris], { x: 108, y: 100 }, 7)).toBeUndefined();
    expect(nearestOf([paris], { x: 107, y: 100 }, 7)).toBe(paris);
  });
});

describe('an arrow key', () => {
  const middle = thing('Vienna', 100, 100);
  const north = thing('Berlin', 100, 40);
  const east = thing('Kyiv', 180, 110);
  const farEast = thing('Moscow', 300, 100);
  const all = [middle, north, east, farEast];

  test('leads to what lies there', () => {
    expect(neighbourOf(all, middle, 'up')).toBe(north);
    expect(neighbourOf(all, middle, 'right')).toBe(east);
    expect(neighbourOf(all, farEast, 'left')).toBe(east);
    expect(neighbourOf(all, north, 'down')).toBe(middle);
  });

  test('leads nowhere where nothing lies', () => {
    expect(neighbourOf(all, middle, 'left')).toBeUndefined();
    expect(neighbourOf([middle], middle, 'up')).toBeUndefined();
  });

  test('does not lead to what lies further aside than ahead', () => {
    const aside = thing('Lisbon', 30, 90);
    expect(neighbourOf([middle, aside], middle, 'up')).toBeUndefined();
    expect(neighbourOf([middle, aside], middle, 'left')).toBe(aside);
  });
});

describe('a bubble', () => {
  const stage: Size = { width: 390, height: 480 };
  const bubble: Size = { width: 280, height: 110 };
  const covers = (corner: Point, { x, y }: Point) =>
    x > corner.x && x < corner.x + bubble.width && y > corner.y && y < corner.y + bubble.height;

  test('stands below the thing where there is room', () => {
    expect(placeBubble({ stage, bubble, anchor: { x: 195, y: 100 }, clear: [] })).toEqual({ x: 55, y: 128 });
  });

  test('stands above a thing at the bottom', () => {
    expect(placeBubble({ stage, bubble, anchor: { x: 195, y: 440 }, clear: [] })).toEqual({ x: 55, y: 302 });
  });

  test('makes way for what has to stay in sight', () => {
    const way: Frame = { x: 100, y: 120, width: 190, height: 200 };
    const corner = placeBubble({ stage, bubble, anchor: { x: 195, y: 110 }, clear: [way] });
    expect(corner.y >= 320 || corner.y + bubble.height <= 120).toBe(true);
  });

  test('covers its thing nowhere, and stays inside', () => {
    const anywhere = fc.record({
      x: fc.integer({ min: 0, max: stage.width }),
      y: fc.integer({ min: 0, max: stage.height }),
    });
    fc.assert(
      fc.property(anywhere, (anchor) => {
        const corner = placeBubble({ stage, bubble, anchor, clear: [] });
        expect(covers(corner, anchor)).toBe(false);
        expect(corner.x).toBeGreaterThanOrEqual(8);
        expect(corner.y).toBeGreaterThanOrEqual(8);
        expect(corner.x + bubble.width).toBeLessThanOrEqual(stage.width - 8);
        expect(corner.y + bubble.height).toBeLessThanOrEqual(stage.height - 8);
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  test('is no larger than a third of the stage', () => {
    for (const size of [stage, { width: 375, height: 300 }, { width: 640, height: 200 }]) {
      const width = mostWidth(size, 600);
      expect(width).toBeLessThanOrEqual(size.width - 16);
      expect(width * mostHeight(size, width)).toBeLessThanOrEqual((size.width * size.height) / 3);
      // Very large words need more, or the reason would be cut off.
      expect(mostHeight(size, width, true)).toBeGreaterThanOrEqual(mostHeight(size, width));
    }
  });

  test('points from its nearest edge', () => {
    const box = { x: 50, y: 200, width: 200, height: 100 };
    expect(nearestEdge(box, { x: 120, y: 100 })).toEqual({ x: 120, y: 200 });
    expect(nearestEdge(box, { x: 300, y: 350 })).toEqual({ x: 250, y: 300 });
  });
});

describe('the strip', () => {
  const look = (width: number, seats: number, about: { growth?: number; digits?: [number, number] } = {}) =>
    stripLook({ width, seats, growth: 1, digits: [2, 1], ...about });

  test('shows both numbers of six seats on the smallest phone', () => {
    expect(look(375, 6)).toEqual({
      mover: 1.5,
      twoRows: false,
      names: 'mover',
      initialOnly: true,
      second: true,
      icons: false,
    });
  });

  test('leaves the second numbers away where they would run into each other', () => {
    expect(look(375, 6, { digits: [2, 3] }).second).toBe(false);
    expect(look(375, 6, { digits: [2, 1] }).second).toBe(true);
    expect(look(375, 5, { digits: [2, 3] }).second).toBe(true);
    expect(look(375, 6, { digits: [3, 0] }).second).toBe(true);
  });

  test('leaves a finger room for each of six seats on the smallest phone', () => {
    const between = 375 - 2 * 44;
    expect(between / (5 + look(375, 6).mover)).toBeGreaterThanOrEqual(44);
    expect(look(375, 5).mover).toBeGreaterThan(look(375, 6).mover);
  });

  test('writes out whoever is to move among four, and everybody on a tablet', () => {
    expect(look(390, 4)).toMatchObject({ names: 'mover', initialOnly: false });
    expect(look(1024, 4)).toMatchObject({ names: 'all', icons: true });
  });

  test('takes two rows for large words, and of six seats keeps the first number', () => {
    expect(look(375, 6, { growth: 1.3 }).twoRows).toBe(false);
    expect(look(375, 6, { growth: 1.31 }).twoRows).toBe(true);
    expect(look(375, 6, { growth: 2, digits: [2, 3] })).toMatchObject({ twoRows: true, second: false });
    expect(look(375, 2, { growth: 2, digits: [2, 3] })).toMatchObject({ twoRows: true, second: true });
  });
});

describe('the places of a match', () => {
  test.each([
    ['a phone', { width: 390, height: 778, growth: 1 }, 389],
    ['a small phone', { width: 375, height: 667, growth: 1 }, 334],
    ['a small phone with words of 130 %', { width: 375, height: 667, growth: 1.3 }, 334],
    ['a small phone with words of 200 %', { width: 375, height: 667, growth: 2 }, 267],
  ])('%s gives the stage its share', (_, room, stageLeast) => {
    expect(matchStageLook(room)).toMatchObject({ beside: false, low: false, stageLeast });
  });

  test('very large words leave something of the tray', () => {
    expect(matchStageLook({ width: 375, height: 667, growth: 1.3 }).trayLeast).toBe(0);
    expect(matchStageLook({ width: 375, height: 667, growth: 2 }).trayLeast).toBe(64);
  });

  test('a phone on its side has tray and dock beside the stage, and the strip above them', () => {
    expect(matchStageLook({ width: 756, height: 368, growth: 1 })).toEqual({
      beside: true,
      low: true,
      panel: 348,
      stageLeast: 0,
      trayLeast: 0,
    });
    expect(matchStageLook({ width: 667, height: 375, growth: 1 })).toMatchObject({
      beside: true,
      panel: 320,
    });
  });

  test('a tablet has the strip above all of it, either way up', () => {
    expect(matchStageLook({ width: 1024, height: 768, growth: 1 })).toMatchObject({ low: false, panel: 400 });
    expect(matchStageLook({ width: 768, height: 1024, growth: 1 })).toMatchObject({
      beside: true,
      low: false,
    });
  });
});
