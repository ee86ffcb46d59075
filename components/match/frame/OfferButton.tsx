import { Button } from '@/components/kit/Button';
import { type BaseMove, type Offer } from '@/rules/core/contract';
import { useMatch } from '../match-context';
import { whyOf } from '../wording';

interface OfferButtonProps {
  readonly offer: Offer<BaseMove>;
  readonly first: boolean;
  readonly onPress: () => void;
}

/** An impossible offer stays, looks it, and answers why when it is tapped. */
export function OfferButton({ offer, first, onPress }: OfferButtonProps) {
  const speaker = useMatch();
  const reason = offer.violations.find(({ certainty }) => certainty === 'broken');
  return (
    <Button
      label={speaker.say(offer.label)}
      kind={first ? 'primary' : 'secondary'}
      {...(reason ? { reason: whyOf(speaker, reason) } : {})}
      onRefused={onPress}
      onPress={onPress}
    />
  );
}
