/*
 * IS-60: in turn order, one at a time and around again, an Asset is turned facedown for 1 Power to any Nation.
 * IS-61: the Alignments are revealed in turn order. IS-15: no two players share a Nation.
 */
import { seat as seatParam } from '@/rules/core/message';
import { NONE, refuse } from '../../refusals';
import { lineOf } from '../../scoring';
import { alignmentsDone, nextAsset } from '../flow';
import type { Move } from '../moves';
import { turnOrder } from '../order';
import { posted } from '../posting';
import type { MoveOf, Rule } from '../rule';
import { playerOf, withPlayer } from '../state';
import type { State } from '../state';

export const turnAsset: Rule<MoveOf<Move, 'turn-asset'>> = {
  by: 'turn',
  phases: ['turn-assets'],
  check: (state, seat, { asset }) =>
    playerOf(state, seat).assets.some((own) => own.asset === asset && !own.turned)
      ? NONE
      : [refuse('IS-60', 'not-your-asset')],
  apply: (state, seat, { asset, nation }) => {
    const assets = playerOf(state, seat).assets.map((own) =>
      own.asset === asset ? { ...own, turned: true } : own,
    );
    const line = lineOf(state.standing, 'IS-60', { nation, measure: 'power', by: 1 });
    return nextAsset(posted(withPlayer(state, seat, { assets }), { kind: 'asset', seat }, [line]), seat);
  },
};

/** Who reveals next. */
export const nextToReveal = (state: State): number | undefined =>
  turnOrder(state).find((seat) => !playerOf(state, seat).revealed);

export const revealAlignment: Rule<MoveOf<Move, 'reveal-alignment'>> = {
  by: 'seat',
  phases: ['reveal-alignments'],
  check: (state, seat, { nation }) => {
    const { alignment, revealed } = playerOf(state, seat);
    if (revealed) return [refuse('IS-61', 'revealed')];
    const next = nextToReveal(state);
    const turn =
      next === seat || next === undefined
        ? NONE
        : [refuse('IS-20', 'not-your-turn', { params: { seat: seatParam(next) } })];
    if (alignment !== undefined)
      return nation === undefined ? turn : [...turn, refuse('IS-61', 'nation-known')];
    if (nation === undefined) return [...turn, refuse('IS-61', 'nation-missing')];
    const taken = state.players.some((player) => player.revealed && player.alignment === nation);
    return taken ? [...turn, refuse('IS-15', 'same-alignment')] : turn;
  },
  apply: (state, seat, { nation }) =>
    alignmentsDone(withPlayer(state, seat, { revealed: true, ...(nation ? { alignment: nation } : {}) })),
};
