import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { id, list, parse, whole } from '@/rules/core/codec';
import { type StartMissionPrint, startMissionPrint } from '@/rules/spy-connection/model/prints';
import { type State } from '@/rules/spy-connection/model/state';
import { type MatchSession } from '@/store/match/session';
import { type Reading, UNREAD } from './reading';

/** The Start Missions that are read so far, and the one that is being read. */
interface Begun {
  readonly read: readonly StartMissionPrint[];
  readonly mission: Reading;
}

const NOTHING: Begun = { read: [], mission: UNREAD };

/** As it is stored, where the Mission is called a draft. */
const stored = v.strictObject({
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
  const begun = parse(stored, session.unfinished);
  if (!begun.ok) return NOTHING;
  const { read, draft: mission } = begun.value;
  const isKnown = (city: string) => board.cities.some((known) => known.id === city);
  const fits =
    [...read, mission].every(({ cities }) => cities.every(isKnown)) && read.length < players.length;
  return fits ? { read, mission: { ...UNREAD, ...mission } } : NOTHING;
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
    const { read, mission } = next;
    const isEmpty = read.length + mission.cities.length === 0 && mission.points === undefined;
    session.keepUnfinished(isEmpty ? undefined : { read, draft: mission });
  };
  return {
    ...begun,
    keepMission: (mission: Reading) => keep({ ...begun, mission }),
    keepRead: (read: readonly StartMissionPrint[]) => keep({ read, mission: UNREAD }),
  };
};
