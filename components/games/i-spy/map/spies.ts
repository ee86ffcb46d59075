import { distance, type Point } from '@/components/kit/map/plane';

/** How large a token is, in points of the screen. */
export const SPY = { active: 29, other: 24 } as const;

const ROUNDS = 12;

/** Tokens that would cover each other step aside, each as far as the other. */
export const apart = (places: readonly Point[], gap: number): readonly Point[] => {
  let now = places;
  for (let round = 0; round < ROUNDS; round++) {
    const next = now.map((at, one) =>
      now.reduce(
        (moved, other, two) => (one === two ? moved : stepAside(moved, { other, gap, one, two })),
        at,
      ),
    );
    if (next.every((at, one) => at === now[one])) return next;
    now = next;
  }
  return now;
};

interface Beside {
  readonly other: Point;
  readonly gap: number;
  readonly one: number;
  readonly two: number;
}

const stepAside = (at: Point, { other, gap, one, two }: Beside): Point => {
  const away = distance(at, other);
  if (away >= gap) return at;
  const step = (gap - away) / 2 + 0.1;
  // Two in the very same place: the one who came first goes to the left.
  const across =
    away > 0 ? { x: (at.x - other.x) / away, y: (at.y - other.y) / away } : { x: one < two ? -1 : 1, y: 0 };
  return { x: at.x + across.x * step, y: at.y + across.y * step };
};
