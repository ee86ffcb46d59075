import { LARGE } from '@/components/kit/theme/use-text-growth';
import { target } from '@/components/kit/theme/tokens';

export interface StripLook {
  /** Large words: the way back, who is to move and the menu above, all seats in the whole width below. */
  readonly twoRows: boolean;
  /** Whose names are written out. */
  readonly names: 'all' | 'mover';
  /** Too narrow for a name: the initial in the badge stands for it. */
  readonly initialOnly: boolean;
  /** Room for the second number and for icons of those who wait. */
  readonly second: boolean;
  readonly icons: boolean;
  /** How many times the room of another seat whoever is to move has. */
  readonly mover: number;
}

interface Room {
  readonly width: number;
  readonly seats: number;
  /** How much larger than usual somebody reads. */
  readonly growth: number;
  /** The digits of the longest first number, and of the longest second one, or 0. */
  readonly digits: readonly [number, number];
}

/** Whoever is to move has nearly the room of two, as long as a finger finds the others. */
const MOVER = { usual: 1.9, crowded: 1.5 } as const;
const CROWDED = 6;

const NAMED = 110;
const MOVER_NAMED = 92;
/** The badge of whoever is to move, and what is between it and the numbers. */
const BADGE = 36;
const ICONS = 34;
const DIGIT = { first: 9, second: 7.5 } as const;
const APART = 4;

/** What of each seat fits into the strip. What does not is in the seat's name, and behind a tap on it. */
export const stripLook = ({ width, seats, growth, digits: [first, second] }: Room): StripLook => {
  const both = (DIGIT.first * first + DIGIT.second * second + (second > 0 ? APART : 0)) * growth;
  const mover = seats < CROWDED ? MOVER.usual : MOVER.crowded;
  if (growth > LARGE) {
    const each = width / seats;
    return {
      mover,
      twoRows: true,
      names: 'mover',
      initialOnly: false,
      second: each >= both,
      icons: each >= both + ICONS,
    };
  }
  const each = (width - 2 * target.least) / (seats - 1 + mover);
  const all = each >= NAMED * growth;
  const beside = each * mover - BADGE;
  return {
    mover,
    twoRows: false,
    names: all ? 'all' : 'mover',
    initialOnly: each * mover < MOVER_NAMED * growth,
    second: each >= both && beside >= both,
    icons: (all ? each - BADGE : each) >= both + ICONS,
  };
};
