import { useLocalSearchParams, useRouter } from 'expo-router';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type GameCard, type GameScreens } from '@/components/match/game-screens';
import { useWordsOf, useGameCard } from '@/components/match/game-cards';
import { fileName } from '@/components/kit/device/file-name';
import { useGiveFile } from '@/components/kit/use-give-file';
import { useDebrief, useOpening } from '@/components/kit/store/use-debrief';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';
import { say } from '@/i18n/say';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';
import { type OpenMatch } from '@/store/match/open-match';
import { Loading } from '@/components/match/Gates';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { Button } from '@/components/kit/Button';
import { EmptyState } from '@/components/kit/EmptyState';
import { Screen } from '@/components/kit/Screen';
import { type OpenProblem } from '@/store/match/read-start';
import { MatchContext, type OpenedMatch } from './match-context';
import { seatNames } from './seat-names';

/** A screen of the match that the address names. */
export const matchRoute = (Shown: ComponentType) =>
  function MatchRoute() {
    const { id } = useLocalSearchParams<{ id: string }>();
    return (
      <MatchGate key={id} id={id}>
        <Shown />
      </MatchGate>
    );
  };

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
  if (opening.kind === 'broken') throw opening.error;
  if (opening.kind === 'failed')
    return <MatchProblem id={id} problem={opening.problem} onRetry={opening.retry} />;
  if (!header) return <MatchProblem id={id} problem={{ kind: 'not-found' }} />;
  if (!card) return <MatchProblem id={id} problem={{ kind: 'unknown-game', game: header.game }} />;
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
  const { session, report, unsaved, writtenAnew = false } = useStore(match.state);
  const words = useGameWords(header.game);
  const opened = useMemo((): OpenedMatch => {
    const nameless = (number: number) => t('match.player', { number });
    const names = seatNames(header.players, nameless);
    const seatName = (seat: number) => names[seat] ?? nameless(seat + 1);
    const worded: OpenedMatch['say'] = (message) => say(words, message, { seatName });
    const told = { report, unsaved, writtenAnew };
    return { match, session, header, card, screens, ...told, seatName, words, say: worded };
  }, [match, session, header, card, screens, report, unsaved, writtenAnew, words, t]);
  return (
    <MatchContext value={opened}>
      <AccentProvider accent={card.accent}>{children}</AccentProvider>
    </MatchContext>
  );
}

const hints = {
  'not-found': 'match.problem-gone',
  'unknown-game': 'match.problem-game',
  unread: 'match.problem-unread',
  damaged: 'match.problem-damaged',
  misfit: 'match.problem-damaged',
} as const;

/** Something is stored of it that nobody can read here. */
const kept: ReadonlySet<OpenProblem['kind']> = new Set(['damaged', 'misfit', 'unknown-game']);

interface MatchProblemProps {
  readonly id: string;
  readonly problem: OpenProblem;
  readonly onRetry?: () => void;
}

/** A match that cannot be opened, as behind the link of one that was deleted, or while the disk does not answer. */
function MatchProblem({ id, problem, onRetry }: MatchProblemProps) {
  const t = useTranslate();
  const router = useRouter();
  const debrief = useDebrief();
  const { busy, give } = useGiveFile();
  const canRetry = onRetry && problem.kind === 'unread';
  const asFile = () => void give({ name: fileName(Date.now(), id), text: () => debrief.rawMatch(id) });
  return (
    <Screen
      title={t('match.problem')}
      footer={
        <>
          {canRetry && <Button label={t('common.retry')} icon="rotate" onPress={onRetry} />}
          {kept.has(problem.kind) && (
            <Button
              label={t('match.report-file')}
              kind="secondary"
              icon="download"
              busy={busy}
              onPress={asFile}
            />
          )}
        </>
      }
    >
      <EmptyState
        icon="search"
        title={t('match.problem-title')}
        hint={t(hints[problem.kind])}
        action={{ label: t('match.home'), onPress: () => router.replace('/') }}
      />
    </Screen>
  );
}

type MatchOpening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly match: OpenMatch }
  | { readonly kind: 'failed'; readonly problem: OpenProblem; readonly retry: () => void }
  /** A mistake of the app, or a part of it that did not load. */
  | { readonly kind: 'broken'; readonly error: unknown };

const OPENING: MatchOpening = { kind: 'opening' };

/** Opens a match while a screen shows it, and closes it afterwards. */
const useOpenMatch = (id: string): MatchOpening => {
  const debrief = useDebrief();
  const [opening, setOpening] = useState<MatchOpening>(OPENING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const show = (now: MatchOpening) => current && setOpening(now);
    const retry = () => setAttempt(attempt + 1);
    debrief.openMatch(id).then(
      (opened) =>
        show(
          opened.ok
            ? { kind: 'open', match: opened.value }
            : { kind: 'failed', problem: opened.error, retry },
        ),
      (error: unknown) => show({ kind: 'broken', error }),
    );
    return () => {
      current = false;
      setOpening(OPENING);
      void debrief.closeMatch(id);
    };
  }, [debrief, id, attempt]);
  return opening;
};
