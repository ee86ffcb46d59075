import { useTranslate } from '@/i18n/use-translate';
import { useMatch, useStanding } from '../match-context';
import { isOpenToSeveral } from '../who-acts';
import { useFrame } from './frame-context';

interface TurnWords {
  readonly title: string;
  readonly where: string;
}

/** Whose turn it is, and where the game stands. Before the first turn it is nobody's: what is being done then is the title. */
export const useTurnWords = (): TurnWords => {
  const t = useTranslate();
  const { seatName, say } = useMatch();
  const { seat: acting } = useFrame();
  const { status, decision, over, endedEarly } = useStanding();
  const { round } = status;
  const seat = isOpenToSeveral(decision) ? undefined : acting;
  const stage = say(status.label);
  const title = over
    ? t('match.over')
    : seat === undefined || decision?.anyOrder
      ? stage
      : t('match.turn', { name: seatName(seat) });
  const where = [
    round &&
      (round.of === undefined
        ? t('match.round', { number: round.number })
        : t('match.round-of', { number: round.number, of: round.of })),
    decision?.anyOrder && seat !== undefined && !over ? seatName(seat) : undefined,
    endedEarly ? t('match.ended-early') : stage,
  ];
  return {
    title,
    where: where.filter((part) => part !== undefined && part !== title).join(' · '),
  };
};
