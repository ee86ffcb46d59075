import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { parse, type Schema } from '@/rules/core/codec';
import { type MatchSession } from '@/store/match/session';

/** As much of a state, full or light, as tells whether something is still to be entered. */
interface Stage {
  readonly phase: string;
  readonly round: number;
}

interface Entry<Value> {
  /** What is entered; another one begins anew. */
  readonly moment: string;
  readonly schema: Schema<Value>;
  readonly empty: Value;
  /** Whether it is still to be entered. */
  readonly isDue: (state: Stage) => boolean;
}

const begunIn = <Value>({ unfinished }: MatchSession, { moment, schema, empty }: Entry<Value>): Value => {
  const kept = parse(v.strictObject({ moment: v.literal(moment), value: schema }), unfinished);
  return kept.ok ? kept.value.value : empty;
};

/** What takes several taps to enter and is no move yet: it is there again after a reload. */
export const useBegun = <Value>(session: MatchSession, entry: Entry<Value>) => {
  const [value, setValue] = useState(() => begunIn(session, entry));
  const { moment, isDue } = entry;
  useEffect(
    () =>
      session.subscribe(() => {
        if (!isDue(session.moment.standing.log.state as Stage)) session.keepUnfinished(undefined);
      }),
    [session, isDue],
  );
  const keep = (next: Value) => {
    setValue(next);
    session.keepUnfinished({ moment, value: next });
  };
  return [value, keep] as const;
};
