import type { Seat } from '@/rules/core/seat';
import { useSnapshot } from '../use-snapshot';
import { Debts } from './Debts';
import { Notices } from './Notices';
import { TurnHeader } from './TurnHeader';

interface MatchHeadProps {
  /** Who acts. */
  readonly seat: Seat | undefined;
}

/** Whose turn it is and what is owed in it. */
export function MatchHead({ seat }: MatchHeadProps) {
  const snapshot = useSnapshot((now) => now);
  return (
    <>
      <Notices access={snapshot.access} />
      <TurnHeader snapshot={snapshot} seat={seat} />
      {!snapshot.over && <Debts debts={snapshot.status.debts} />}
    </>
  );
}
