import { type Seat } from '@/rules/core/seat';
import { useMoment, useStanding } from '../use-moment';
import { actingSeat } from '../who-acts';
import { Notices } from './Notices';
import { TurnHeader } from './TurnHeader';

interface MatchHeadProps {
  /** Among several who may act. */
  readonly chosen: Seat | undefined;
}

/** Whose turn it is. */
export function MatchHead({ chosen }: MatchHeadProps) {
  const standing = useStanding();
  const access = useMoment((now) => now.access);
  return (
    <>
      <Notices access={access} />
      <TurnHeader standing={standing} seat={actingSeat(standing, chosen)} />
    </>
  );
}
