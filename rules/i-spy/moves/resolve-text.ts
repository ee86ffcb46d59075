/*
 * IS-42, IS-51: what a text did that the book does not tell. A card's or contact's text is noted once; Assets work
 * every turn and are noted as often as they are used; a Politician's text is noted before the next one is revealed.
 */
import { seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { list } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { checkEffects, effect, withEffects } from '../model/effects';
import { effectLines, effectsSet } from '../model/lines';
import { without } from '../model/owed';
import { defineMove, revealDone } from '../model/phases';
import { type TextSource, textSource } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { type Owed, type State } from '../model/state';

export const resolveText = defineMove('resolve-text', {
  schema: { source: textSource, effects: list(effect, 0, 20) },
  by: 'seat',
  phases: ['turn', 'reveal-politicians'],
  check: (state, seat, { source, effects }) => {
    const unheard = checkSource(state, seat, source);
    const as = owedText(state, source)?.as ?? seat;
    return unheard.some(({ overrulable }) => !overrulable)
      ? unheard
      : [...unheard, ...checkEffects(state, { seat: as, source, effects })];
  },
  apply: (state, seat, { source, effects }) => {
    if (source.kind === 'politician') {
      const { resolving: _, ...rest } = withEffects(state, { seat, source, effects });
      return revealDone(rest);
    }
    const owed = owedText(state, source);
    return withEffects(without(state, owed), { seat: owed?.as ?? seat, source, effects });
  },
  amend: {
    lines: (_, { move }) => effectLines(move.effects),
    amended: (move, changes) => ({ ...move, effects: effectsSet(move.effects, changes) }),
  },
});

const owedText = ({ turn }: State, source: TextSource): Extract<Owed, { kind: 'text' }> | undefined =>
  turn.owed.find(
    (owed): owed is Extract<Owed, { kind: 'text' }> =>
      owed.kind === 'text' && JSON.stringify(owed.source) === JSON.stringify(source),
  );

const checkMaker = (seat: Seat, whose: Seat): readonly Violation[] =>
  seat === whose ? NONE : [bend('IS-20', 'not-your-turn', { params: { seat: seatParam(whose) } })];

const checkSource = (state: State, seat: Seat, source: TextSource): readonly Violation[] => {
  if (source.kind === 'politician') {
    if (state.phase !== 'reveal-politicians') return [refuse('IS-20', 'not-now')];
    const { resolving } = state;
    const isDue = resolving?.politician === source.politician && resolving.waiting.length === 0;
    return [...checkMaker(seat, state.initiative), ...(isDue ? NONE : [bend('IS-42', 'no-text')])];
  }
  if (state.phase !== 'turn') return [refuse('IS-20', 'not-now')];
  const maker = checkMaker(seat, state.turn.seat);
  if (source.kind !== 'asset')
    return [...maker, ...(owedText(state, source) ? NONE : [bend('IS-42', 'no-text')])];
  const isOwned = playerOf(state, seat).assets.some(({ asset }) => asset === source.asset);
  return [...maker, ...(isOwned ? NONE : [bend('IS-42', 'no-asset')])];
};
