import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { id, list, parse, whole } from '@/rules/core/codec';
import { CITIES } from '@/rules/spy-connection/model/prices';
import { view } from '@/rules/spy-connection/model/view';
import { type State } from '@/rules/spy-connection/model/state';
import { type MatchSession } from '@/store/match/session';
import { MOST_SPACES } from '../draw/drawing';
import { useWhile } from '../use-while';
import { type Choose, type Chosen } from './chosen';

/** What takes several taps is stored, so that a reload loses nothing of it. */
const stored = v.variant('kind', [
  v.strictObject({
    kind: v.literal('read'),
    tile: whole(0, 9999),
    cities: list(id, 0, CITIES),
    points: v.optional(whole(0, 99)),
    extraTurn: v.boolean(),
    fresh: v.boolean(),
  }),
  v.strictObject({
    kind: v.literal('draw'),
    from: id,
    to: id,
    count: v.exactOptional(whole(1, MOST_SPACES)),
    shared: v.record(v.string(), id),
  }),
]);

/** It still fits the table: the card lies there unread, the way leads out of the network. */
const fits = (state: State, chosen: v.InferOutput<typeof stored>): boolean => {
  const { phase, display, players, active, board } = view(state);
  const isCity = (city: string) => board.cities.some((known) => known.id === city);
  if (phase !== 'option' && phase !== 'travelled') return false;
  if (chosen.kind === 'read')
    return chosen.cities.every(isCity) && display.some(({ tile, print }) => tile === chosen.tile && !print);
  const network = players[active]?.network ?? [];
  return isCity(chosen.to) && network.includes(chosen.from) && !network.includes(chosen.to);
};

const begunIn = (session: MatchSession, state: State): Chosen | undefined => {
  const begun = parse(stored, session.unfinished);
  if (!begun.ok || !fits(state, begun.value)) return undefined;
  return begun.value.kind === 'read'
    ? { ...begun.value, points: begun.value.points }
    : { ...begun.value, kind: 'draw' };
};

/** It is about this very moment of the turn: as soon as the match moves on, nothing is chosen. */
export const useChosen = (session: MatchSession, state: State): readonly [Chosen | undefined, Choose] => {
  const parts = [state.players, state.turn, state.active, state.display];
  const [begun] = useState(() => begunIn(session, state));
  const [chosen, hold] = useWhile<Chosen>(parts, begun);
  const isKept = chosen?.kind === 'read' || chosen?.kind === 'draw';
  useEffect(() => {
    if (!isKept && session.unfinished !== undefined) session.keepUnfinished(undefined);
  }, [isKept, session]);
  const choose: Choose = (next) => {
    hold(next);
    if (next?.kind === 'read' || next?.kind === 'draw') session.keepUnfinished(next);
  };
  return [chosen, choose];
};
