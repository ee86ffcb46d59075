import { useRouter } from 'expo-router';
import { useEffect, useRef, useState } from 'react';
import { Dock } from '@/components/kit/stage/Dock';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useToast } from '@/components/kit/Toast';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { type Outcome } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { playOf } from '@/store/plays/play';
import { resultOf } from '@/store/match/result';
import { useMatch, useStanding } from '../match-context';
import { rematchOf } from '../rematch';
import { useSteps } from '../steps';
import { useDispatch } from '../use-dispatch';
import { aboutOf } from './about';
import { type Bar } from './bricks';
import { placesOf, type Result } from './result';
import { type Format, resultDrawing } from './result-drawing';
import { ShareSheet } from './ShareSheet';
import { useBgStats } from './use-bg-stats';
import { useShareResult } from './use-share-result';

interface ResultDockProps {
  readonly outcome: Outcome;
  readonly bars: readonly Bar[];
  readonly headline: string;
  readonly stamp: string;
}

/** Once more, the picture for others, something new; and the way back into the match. */
export function ResultDock(props: ResultDockProps) {
  const t = useTranslate();
  const router = useRouter();
  const { header, words } = useMatch();
  const standing = useStanding();
  const { over } = standing;
  const result = resultOf(standing);
  const bgStats = useBgStats(result && playOf({ ...header, finishedAt: result.endedAt, result }));
  const [sharing, setSharing] = useState(false);
  const { question, ...steps } = useSteps(useDispatch());
  const toTable = () => router.dismissTo({ pathname: '/match/[id]', params: { id: header.id } });
  useBackWhenUndone(over, toTable);
  const rematch = useRematch();
  const { share, picture } = useShared(props);
  const toShare = { label: t('score.share-short'), icon: 'share', onPress: () => setSharing(true) } as const;
  const newGame = () => {
    router.dismissTo('/');
    router.push({ pathname: '/game/[game]/setup', params: { game: header.game } });
  };
  return (
    <>
      {picture}
      <Dock
        scene={`result/${words('name')}`}
        action={
          over
            ? { kind: 'go', label: t('score.rematch'), icon: 'rotate', onPress: rematch }
            : { kind: 'go', label: t('score.to-table'), onPress: toTable }
        }
        quiet={
          over ? [toShare, { label: t('plays.bg-stats'), icon: 'score', onPress: bgStats.post }] : [toShare]
        }
        {...steps}
        aside={over ? { label: t('game.new'), onPress: newGame } : undefined}
      />
      {question}
      {bgStats.sheet}
      <ShareSheet
        open={sharing}
        onClose={() => setSharing(false)}
        onShare={(format) => {
          setSharing(false);
          void share(format);
        }}
      />
    </>
  );
}

/** Whoever takes the last entry back plays on at the table. */
const useBackWhenUndone = (over: boolean, toTable: () => void): void => {
  const before = useRef(over);
  useEffect(() => {
    if (before.current && !over) toTable();
    before.current = over;
  });
};

const useRematch = (): (() => void) => {
  const t = useTranslate();
  const router = useRouter();
  const toast = useToast();
  const debrief = useDebrief();
  const { header } = useMatch();
  const rematch = async () => {
    const next = await rematchOf(debrief, header);
    if (!next) return toast({ text: t('score.rematch-failed') });
    // The way back from the new match is not through the old one.
    router.dismissTo('/');
    router.push(next);
  };
  return () => void rematch();
};

const useShared = ({ outcome, bars, headline, stamp }: ResultDockProps) => {
  const t = useTranslate();
  const language = useLanguage();
  const toast = useToast();
  const { card, header, screens, words, say, seatName } = useMatch();
  const { beside = [] } = screens;
  const standing = useStanding();
  const { log, over } = standing;
  const served = (seat: Seat) => {
    const id = over ? screens.servedBy?.of(log, seat) : undefined;
    return id === undefined ? [] : [words(`piece.${id}`)];
  };
  const about = aboutOf(header, { standing, t, language, whole: true });
  const places = placesOf(outcome, { seatName, words, beside, served }).map((place) =>
    over ? place : { ...place, won: false },
  );
  const result: Result = {
    ...{ game: words('name'), headline, places },
    about: [...about, t('common.players', { count: places.length })].join(' · '),
    decidedBy: over && outcome.decidedBy ? say(outcome.decidedBy) : '',
  };
  const draw = (format: Format) =>
    resultDrawing(result, format, {
      ...{ bars, stamp, accent: card.accent, poster: card.poster },
      colourOf: (seat) => header.players[seat]?.colour ?? seat,
    });
  const { share, picture } = useShareResult(result, draw);
  const shareAndSay = async (format: Format) => {
    const shared = await share(format);
    if (shared !== 'shared')
      toast({ text: t(shared === 'saved' ? 'score.picture-saved' : 'score.share-failed') });
  };
  return { share: shareAndSay, picture };
};
