import type { MatchSession } from '@/store/match/session';

type Subscribe = MatchSession['subscribe'];

/** A phone draws everything that a move changes at once. */
export const whenSettled = ({ subscribe }: MatchSession): Subscribe => subscribe;
