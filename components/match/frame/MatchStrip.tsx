import { useRouter } from 'expo-router';
import { type Progress } from '@/components/kit/stage/StripProgress';
import { Strip } from '@/components/kit/stage/Strip';
import { type StripClock } from '@/components/kit/stage/StripClock';
import { type StripSeat } from '@/components/kit/stage/strip-seat';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { type StripStanding } from '../game-screens';
import { useMatch, useStanding } from '../match-context';
import { TurnTime, useTurnClock } from '../turn-clock';
import { isOpenToSeveral } from '../who-acts';
import { useFrame } from './frame-context';

interface MatchStripProps {
  /** As the match stands, where nothing is previewed. */
  readonly standing: StripStanding | undefined;
  readonly onSeat: (seat: Seat) => void;
}

/** The seats in their order, with the numbers that everybody asks for. */
export function MatchStrip({ standing: previewed, onSeat }: MatchStripProps) {
  const router = useRouter();
  const { header, screens, words, seatName } = useMatch();
  const { seat: acting, onMenu } = useFrame();
  const { log, decision, over } = useStanding();
  const { seats, parts, stops, note, rimmed = false } = previewed ?? screens.strip(log, words);
  const moves = isOpenToSeveral(decision) || over ? undefined : acting;
  const shown = seats.map(({ numbers, state, sign }, seat): StripSeat => {
    const colour = header.players[seat]?.colour ?? seat;
    return {
      ...{ seat, name: seatName(seat), numbers },
      color: seatColorOf(colour),
      shape: seatShapeOf(colour),
      state: seat === moves ? 'to-move' : (state ?? 'waiting'),
      ...(sign ? { sign } : {}),
    };
  });
  const progress = useProgress(stops, note);
  const clock = useStripClock();
  return (
    <Strip
      seats={shown}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      onMenu={onMenu}
      onSeat={onSeat}
      rimmed={rimmed}
      {...(parts ? { parts } : {})}
      {...(progress ? { progress } : {})}
      {...(clock ? { clock } : {})}
    />
  );
}

const useStripClock = (): StripClock | undefined => {
  const t = useTranslate();
  const { to, sets, turn } = useTurnClock();
  if (to === 'off' || !sets) return undefined;
  return { time: <TurnTime />, label: t(to === 'run' ? 'clock.pause' : 'clock.go-on'), onPress: turn };
};

/** The round that is played, where a game has rounds. */
const useProgress = (stops: Progress['stops'], note: string | undefined): Progress | undefined => {
  const t = useTranslate();
  const { say } = useMatch();
  const { status, over } = useStanding();
  const { round, label } = status;
  if (!round || over || round.of === undefined) return undefined;
  return {
    title: t('match.round', { number: round.number }),
    label: t('match.round-of', { number: round.number, of: round.of }),
    ...{ at: round.number, of: round.of, note: note ?? say(label) },
    ...(stops ? { stops } : {}),
  };
};
