import { type LedgerEntry } from '@/rules/core/ledger';
import { isolated } from '@/i18n/say';
import { type OpenedMatch } from '../match-context';

type Speaker = Pick<OpenedMatch, 'say' | 'seatName'>;

/** What a line is about, where the name of its seat stands above it already: "Ben: open Missions" is "Open Missions". */
export const shortLabel = ({ say, seatName }: Speaker, { label }: LedgerEntry): string => {
  const whole = say(label);
  const about = label.params?.seat;
  if (about?.kind !== 'seat') return whole;
  const name = isolated(seatName(about.seat));
  const rest = whole.startsWith(name) ? /^\s?: +(.+)$/u.exec(whole.slice(name.length))?.[1] : undefined;
  if (rest === undefined) return whole;
  const [first = ''] = rest;
  return first.toLocaleUpperCase() + rest.slice(first.length);
};
