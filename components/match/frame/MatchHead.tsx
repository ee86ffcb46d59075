import { type Seat } from '@/rules/core/seat';
import { actingSeat } from '../snapshot';
import { useSnapshot } from '../use-snapshot';
import { Notices } from './Notices';
import { TurnHeader } from './TurnHeader';

interface MatchHeadProps {
  /** Among several who may act. */
  readonly chosen: Seat | undefined;
}

/** Whose turn it is. */
export function MatchHead({ chosen }: MatchHeadProps) {
  const snapshot = useSnapshot((now) => now);
  return (
    <>
      <Notices access={snapshot.access} />
      <TurnHeader snapshot={snapshot} seat={actingSeat(snapshot, chosen)} />
    </>
  );
}
