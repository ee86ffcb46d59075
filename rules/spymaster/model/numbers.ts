export const ROUNDS = 5;
export const SPECIAL_AGENTS = 3;
export const FREELANCE_AGENTS = 18;
export const INTELLIGENCE_CARDS = 100;
export const CARDS_OF_A_TYPE = 25;
export const MISSIONS = 60;
export const BONUS = 5;

/** SM-11: cards in a stack for 2 to 6 players. */
export const STACK_SIZES: Readonly<Record<number, number>> = { 2: 9, 3: 10, 4: 13, 5: 16, 6: 19 };

export const stackSize = (seatCount: number): number => STACK_SIZES[seatCount] ?? 0;

export const STACKS = [1, 2, 3, 4, 5] as const;
export type Stack = (typeof STACKS)[number];
