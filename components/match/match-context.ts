import { createContext, use, useSyncExternalStore } from 'react';
import { useBack } from '@/components/kit/use-back';
import { type GameCard, type GameScreens } from '@/components/match/game-screens';
import { type Speak } from '@/i18n/say';
import { type Message } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { type MatchHeader } from '@/store/match/header';
import { type OpenMatch } from '@/store/match/open-match';
import { type LoadReport } from '@/store/match/read-match';
import { type MatchSession } from '@/store/match/session';
import { type Moment, type Standing } from '@/store/match/moment';

/**
 * A match on screen, the same for as long as it is open: a tap must not draw everything again that only asks
 * for a name. The session takes what is done to the match; what is shown of it is selected by `useMoment`.
 */
export interface OpenedMatch {
  readonly match: OpenMatch;
  readonly session: MatchSession;
  readonly header: MatchHeader;
  readonly card: GameCard;
  readonly screens: GameScreens;
  readonly report: LoadReport | undefined;
  readonly unsaved: number;
  /** The storage was emptied under it, and all of it was stored again. */
  readonly writtenAnew: boolean;
  readonly seatName: (seat: Seat) => string;
  readonly words: Speak;
  readonly say: (message: Message) => string;
}

export const MatchContext = createContext<OpenedMatch | undefined>(undefined);

export const useMatch = (): OpenedMatch => {
  const match = use(MatchContext);
  if (!match) throw new Error('useMatch needs a MatchGate above it.');
  return match;
};

/** A part of the screen is drawn again only when what it selected has changed. */
export const useMoment = <T>(select: (moment: Moment) => T): T => {
  const { session } = useMatch();
  const read = () => select(session.moment);
  return useSyncExternalStore(session.subscribe, read, read);
};

/** How the match stands; nothing is drawn again only because it has been saved. */
export const useStanding = (): Standing => useMoment(({ standing }) => standing);

/** Back to the match, also after a reload, when there is nothing to go back to. */
export const useBackToMatch = (): (() => void) =>
  useBack({ pathname: '/match/[id]', params: { id: useMatch().header.id } });
