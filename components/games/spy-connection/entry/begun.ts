import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { id, list, parse, whole } from '@/rules/core/codec';
import { type StartMissionPrint, startMissionPrint } from '@/rules/spy-connection/model/prints';
import { type State } from '@/rules/spy-connection/model/state';
import { type MatchSession } from '@/store/match/session';
import { EMPTY, type MissionDraft } from './MissionFields';

/** The Start Missions that are read so far, and the one that is being read. */
interface Begun {
  readonly read: readonly StartMissionPrint[];
  readonly draft: MissionDraft;
}

const NOTHING: Begun = { read: [], draft: EMPTY };

const kept = v.strictObject({
  read: list(startMissionPrint, 0, 5),
  draft: v.strictObject({
    cities: list(id, 0, 12),
    points: v.optional(whole(0, 99)),
    extraTurn: v.boolean(),
  }),
});

const stateOf = ({ moment }: MatchSession) => moment.standing.log.state as State;

/** A city that was noted for it may have been undone, and then nothing of it counts. */
const begunIn = (session: MatchSession): Begun => {
  const { board, players } = stateOf(session);
  const begun = parse(kept, session.unfinished);
  if (!begun.ok) return NOTHING;
  const { read, draft } = begun.value;
  const isKnown = (city: string) => board.cities.some((known) => known.id === city);
  const fits = [...read, draft].every(({ cities }) => cities.every(isKnown)) && read.length < players.length;
  return fits ? { read, draft: { ...EMPTY, ...draft } } : NOTHING;
};

/** It is there again after a reload, until the set-up is done. */
export const useBegun = (session: MatchSession) => {
  const [begun, setBegun] = useState(() => begunIn(session));
  useEffect(
    () =>
      session.subscribe(() => {
        if (stateOf(session).phase !== 'set-up') session.keepUnfinished(undefined);
      }),
    [session],
  );
  const keep = (next: Begun) => {
    setBegun(next);
    const isEmpty = next.read.length + next.draft.cities.length === 0 && next.draft.points === undefined;
    session.keepUnfinished(isEmpty ? undefined : next);
  };
  return {
    ...begun,
    keepDraft: (draft: MissionDraft) => keep({ ...begun, draft }),
    keepRead: (read: readonly StartMissionPrint[]) => keep({ read, draft: EMPTY }),
  };
};
