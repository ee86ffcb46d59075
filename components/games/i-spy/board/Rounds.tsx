import { RoundTrack } from '@/components/kit/RoundTrack';
import { useGameWords } from '@/i18n/use-say';
import { LAST_ROUND, phaseOfRound, SCORED_ROUNDS } from '@/rules/i-spy/model/pieces';
import { GAME } from '../table';

/** The round track; a Scoring Phase follows each boxed round. */
export function Rounds({ round }: { readonly round: number }) {
  const t = useGameWords(GAME);
  const scored = SCORED_ROUNDS[phaseOfRound(round) - 1] ?? LAST_ROUND;
  return (
    <RoundTrack
      label={t('ui.round-track', { round, of: LAST_ROUND, scored })}
      current={round}
      count={LAST_ROUND}
      stops={SCORED_ROUNDS}
    />
  );
}
