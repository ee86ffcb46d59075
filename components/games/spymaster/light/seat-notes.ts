import { type IconName } from '@/components/kit/icons/icons';
import { type Speak } from '@/i18n/say';
import { type Seat } from '@/rules/core/seat';
import { passEndsRound, type PassRing } from '@/rules/spymaster/model/round';

interface Standing {
  readonly phase: string;
  readonly spyMaster: Seat;
  readonly nextSpyMaster?: Seat;
  readonly ring: PassRing;
  readonly players: readonly { readonly left: boolean }[];
}

export interface Note {
  readonly icon: IconName;
  readonly text: string;
}

/** Pawn and SpyMaster card, and the ring of passes: who has passed, and whose pass ends the round now. */
export const seatNotes = (t: Speak, standing: Standing, seat: Seat): readonly Note[] => {
  const { phase, spyMaster, nextSpyMaster, ring, players } = standing;
  if (players[seat]?.left) return [{ icon: 'close', text: t('ui.left') }];
  const playing = phase === 'operations';
  return [
    ...(seat === spyMaster && phase !== 'over' && phase !== 'scoring'
      ? [{ icon: 'crown' as const, text: t('ui.spymaster') }]
      : []),
    ...(seat === nextSpyMaster ? [{ icon: 'flag' as const, text: t('ui.next-spymaster') }] : []),
    ...(playing && ring.passed.includes(seat) ? [{ icon: 'check' as const, text: t('ui.passed') }] : []),
    ...(playing && passEndsRound(ring, seat) ? [{ icon: 'clock' as const, text: t('ui.ends-round') }] : []),
  ];
};
