import { Button } from '@/components/ui/Button';
import type { BaseMove, Offer } from '@/rules/core/contract';
import type { Violation } from '@/rules/core/violation';
import { useMatch } from '../match-context';
import { whyOf } from '../wording';

/** What stands in the way of an offer; a form finds out while it is filled in. */
export const against = (offer: Offer<BaseMove>): readonly Violation[] =>
  offer.kind === 'move' ? offer.violations.filter(({ certainty }) => certainty === 'broken') : [];

interface OfferButtonProps {
  readonly offer: Offer<BaseMove>;
  readonly first: boolean;
  readonly onPress: () => void;
}

/** An impossible offer stays, looks it, and answers why when it is tapped. */
export function OfferButton({ offer, first, onPress }: OfferButtonProps) {
  const speaker = useMatch();
  const [reason] = against(offer);
  return (
    <Button
      label={speaker.say(offer.label)}
      kind={first ? 'primary' : 'secondary'}
      {...(offer.kind === 'form' ? { icon: 'more' as const } : {})}
      {...(reason ? { reason: whyOf(speaker, reason) } : {})}
      onRefused={onPress}
      onPress={onPress}
    />
  );
}
