import { useIsFocused, useRouter } from 'expo-router';
import { useState } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWindowDimensions } from 'react-native';
import { clockText } from '@/components/kit/clock-text';
import { Icon } from '@/components/kit/icons/Icon';
import { ListRow } from '@/components/kit/ListRow';
import { PageTitle } from '@/components/kit/PageTitle';
import { MatchStage } from '@/components/kit/stage/MatchStage';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { useBackToMatch, useMatch, useStanding } from '../match-context';
import { resultOf } from '@/store/match/result';
import { Bars } from './Bars';
import { barsOf, tiedOf } from './bricks';
import { Decision } from './Decision';
import { endedEarly, hasDraws, headlineOf } from './result';
import { ResultDock } from './ResultDock';
import { ResultHero } from './ResultHero';
import { Legend } from './Legend';
import { ScoreRules } from './ScoreRules';
import { SeatLines } from './SeatLines';
import { ShuffleCard } from './ShuffleCard';
import { aboutOf } from './about';

/** Lower than this, the hero and the bars have less. */
const LOW = 720;
/** Of the screen, what the bars have at least: while they are looked at, and beside the lines of one. */
const SHARE = { whole: 0.46, low: 0.36, beside: 0.27 } as const;

/** The end as a moment: who won, with how much, what of, and what decided. */
export function ScoreScreen() {
  const t = useTranslate();
  const language = useLanguage();
  const back = useBackToMatch();
  const router = useRouter();
  const inFront = useIsFocused();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const match = useMatch();
  const { screens, seatName, say, words, header } = match;
  const standing = useStanding();
  const { log, over } = standing;
  const [chosen, setChosen] = useState<Seat>();
  const outcome = log.game.outcome(log.state);
  const { seats, rimmed = false } = screens.strip(log, words);
  const bars = barsOf(outcome, screens.beside ?? []);
  const winners = over ? outcome.winners : [];
  const tied = over ? tiedOf(outcome) : [];
  const headline = headlineOf(outcome, { over, t, seatName });
  const about = aboutOf(header, { standing, t, language });
  const height = window.height - insets.top - insets.bottom;
  const tight = height < LOW;
  const score = outcome.scores.find(({ seat }) => seat === chosen);
  const stamp = t(winners.length > 1 ? 'score.shared-mark' : 'score.winner-mark');
  const labelOf = (seat: Seat) => {
    const total = outcome.scores.find((each) => each.seat === seat)?.total ?? 0;
    return [
      ...[seatName(seat), ...servedWords(seat), total],
      ...(winners.includes(seat) ? [stamp] : []),
      ...leftWords(seat),
      ...(times[seat] ? [t('clock.in-all', { time: clockText(times[seat].time) })] : []),
    ].join(', ');
  };
  const served = over ? outcome.scores.map((_, seat) => screens.servedBy?.of(log, seat)) : [];
  const times = resultOf(standing)?.times ?? [];
  const servedWords = (seat: Seat) => (served[seat] === undefined ? [] : [words(`piece.${served[seat]}`)]);
  const left = seats.flatMap(({ state }, seat) => (state === 'left' ? [seat] : []));
  const leftWords = (seat: Seat) => (left.includes(seat) ? [t('seat.left')] : []);
  return (
    <>
      <PageTitle title={t('score.title')} />
      <MatchStage
        inFront={inFront}
        share={chosen === undefined ? (tight ? SHARE.low : SHARE.whole) : SHARE.beside}
        strip={
          <ResultHero
            {...{ headline, winners, rimmed, tight }}
            about={[words('name'), ...about].join(' · ')}
            onBack={back}
          />
        }
        stage={
          <Bars
            {...{ bars, winners, tied, left, chosen, labelOf, rimmed }}
            stamp={winners.length > 0 ? stamp : undefined}
            grows={over}
            times={times}
            served={served}
            onChoose={(seat) => setChosen(seat === chosen ? undefined : seat)}
          />
        }
        tray={
          score ? (
            <SeatLines score={score} rimmed={rimmed} onClose={() => setChosen(undefined)} />
          ) : (
            <>
              <Decision
                sentence={over && outcome.decidedBy ? say(outcome.decidedBy) : undefined}
                rule={over ? outcome.decidedByRule : undefined}
                tie={tied.length > 0}
                early={endedEarly(log)}
              />
              <Legend />
              {header.opened === undefined && (
                <ListRow
                  title={t('score.course')}
                  leading={<Icon name="score" />}
                  onPress={() => router.push({ pathname: '/match/[id]/course', params: { id: header.id } })}
                />
              )}
              <ScoreRules outcome={outcome} />
              {hasDraws(log) && <ShuffleCard over={over} />}
            </>
          )
        }
        dock={<ResultDock {...{ outcome, bars, headline, stamp }} />}
      />
    </>
  );
}
