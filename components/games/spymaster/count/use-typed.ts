import * as v from 'valibot';
import { useState } from 'react';
import { list, parse, type Schema, whole } from '@/rules/core/codec';
import { INTELLIGENCE_TYPES, MISSIONS } from '@/rules/spymaster/model/prints';
import { SEATS } from '@/rules/spymaster/model/options';
import { type MatchSession } from '@/store/match/session';
import { NOTHING_TYPED, type Typed } from './sheet';

/** All 25 cards of a type with the highest number there could be. */
export const MOST_TOTAL = 225;

const CELLS = SEATS.max * (INTELLIGENCE_TYPES.length + 1);

const stored = v.strictObject({
  counted: v.strictObject({
    entries: list(
      v.strictObject({
        row: v.picklist(['missions', ...INTELLIGENCE_TYPES]),
        seat: whole(0, SEATS.max - 1),
        value: whole(0, MOST_TOTAL),
      }),
      0,
      CELLS * MISSIONS,
    ),
    at: whole(0, CELLS),
    reached: whole(0, CELLS),
  }),
}) satisfies Schema<{ readonly counted: Typed }>;

/** Numbers that are typed are there again after a reload, and after an undo of what they became. */
export const useTyped = (session: MatchSession) => {
  const [typed, setTyped] = useState(() => {
    const read = parse(stored, session.unfinished);
    return read.ok ? read.value.counted : NOTHING_TYPED;
  });
  const keep = (counted: Typed) => {
    setTyped(counted);
    session.keepUnfinished(counted === NOTHING_TYPED ? undefined : { counted });
  };
  return { typed, keep };
};
