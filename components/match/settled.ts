import { type MatchSession } from '@/store/match/session';

/** On a phone everything is drawn at once; see the web's. */
export const whenSettled = ({ subscribe }: MatchSession): MatchSession['subscribe'] => subscribe;

export const settledWith = <Store>(_: MatchSession, store: Store): Store => store;
