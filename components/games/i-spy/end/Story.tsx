import { AppText } from '@/components/kit/AppText';
import { type WinnerVerdict } from '@/rules/i-spy/questions/scoring';
import { type Teller } from '../table';

interface StoryProps {
  readonly teller: Pick<Teller, 'say'>;
  readonly verdict: WinnerVerdict;
}

/** IS-61, IS-62: the way to the winner, one sentence for each pass. */
export function Story({ teller: { say }, verdict: { story, because, rule } }: StoryProps) {
  return (
    <>
      {story.map((step, place) => (
        <AppText key={place} variant="small">{`${place + 1}. ${say(step)}`}</AppText>
      ))}
      <AppText variant="small" tone="soft">
        {`${say(because)} ${rule}`}
      </AppText>
    </>
  );
}
