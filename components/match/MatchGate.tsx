import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { type GameCard, type GameScreens } from '@/components/match/game-screens';
import { useWordsOf } from '@/components/match/use-words-of';
import { useDebrief, useOpening } from '@/components/kit/store/use-debrief';
import { useOpenMatch } from '@/components/match/use-open-match';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';
import { say } from '@/i18n/say';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';
import { type OpenMatch } from '@/store/match/open-match';
import { useGameCard } from './games-context';
import { type OpenedMatch, MatchContext } from './match-context';
import { Loading } from '@/components/match/Gates';
import { MatchProblem } from './MatchProblem';
import { seatNames } from './seat-names';
import { useLoaded } from '@/components/kit/store/use-loaded';

interface GateProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Opens the store, the match and the game's screens, in this order, for every screen of a match. */
export function MatchGate({ id, children }: GateProps) {
  const opening = useOpening();
  if (opening.kind === 'opening') return <Loading />;
  if (opening.kind === 'failed') throw opening.error;
  return <Opened id={id}>{children}</Opened>;
}

function Opened({ id, children }: GateProps) {
  const debrief = useDebrief();
  const opening = useOpenMatch(id);
  const header = useStore(debrief.matches.state, ({ matches }) => matches.find((match) => match.id === id));
  const card = useGameCard(header?.game);
  const screens = useLoaded(card);
  const worded = useWordsOf(card);
  if (opening.kind === 'failed') return <MatchProblem problem={opening.problem} />;
  if (!header) return <MatchProblem problem={{ kind: 'not-found' }} />;
  if (!card) return <MatchProblem problem={{ kind: 'unknown-game', game: header.game }} />;
  if (opening.kind === 'opening' || !screens || !worded) return <Loading />;
  return (
    <Provided match={opening.match} header={header} card={card} screens={screens}>
      {children}
    </Provided>
  );
}

interface ProvidedProps {
  readonly match: OpenMatch;
  readonly header: MatchHeader;
  readonly card: GameCard;
  readonly screens: GameScreens;
  readonly children: ReactNode;
}

function Provided({ match, header, card, screens, children }: ProvidedProps) {
  const t = useTranslate();
  const { session, report, unsaved } = useStore(match.state);
  const words = useGameWords(header.game);
  const opened = useMemo((): OpenedMatch => {
    const nameless = (number: number) => t('match.player', { number });
    const names = seatNames(header.players, nameless);
    const seatName = (seat: number) => names[seat] ?? nameless(seat + 1);
    const worded: OpenedMatch['say'] = (message) => say(words, message, { seatName });
    return { match, session, header, card, screens, report, unsaved, seatName, words, say: worded };
  }, [match, session, header, card, screens, report, unsaved, words, t]);
  return (
    <MatchContext value={opened}>
      <AccentProvider accent={card.accent}>{children}</AccentProvider>
    </MatchContext>
  );
}
