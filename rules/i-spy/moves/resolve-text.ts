/*
 * IS-42, IS-51: what a text did that the book does not tell. A card's or contact's text is noted once; Assets work
 * every turn and are noted as often as they are used; a Politician's text is noted before the next one is revealed.
 */
import { playerOf, type Seat } from '@/rules/core/seat';
import { list } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { checkEffects, effect, withEffects } from '../model/effects';
import { effectLines, effectsSet } from '../model/lines';
import { without } from '../model/owed';
import { defineMove, revealDone } from '../model/phases';
import { type TextSource, textSource } from '../model/prints';
import { refuse } from '../model/refusals';
import { type Owed, type State } from '../model/state';

export const resolveText = defineMove('resolve-text', {
  schema: { source: textSource, effects: list(effect, 0, 20) },
  by: 'seat',
  phases: ['turn', 'reveal-politicians'],
  check: (state, seat, { source, effects }) => {
    const unheard = checkSource(state, seat, source);
    const as = owedText(state, source)?.as ?? seat;
    return unheard.length > 0 ? unheard : checkEffects(state, { seat: as, source, effects });
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

const checkSource = (state: State, seat: Seat, source: TextSource): readonly Violation[] => {
  if (source.kind === 'politician') {
    const { resolving } = state;
    const isDue = resolving?.politician === source.politician && resolving.waiting.length === 0;
    if (!isDue) return [refuse('IS-42', 'no-text')];
    return seat === state.initiative ? NONE : [refuse('IS-20', 'not-your-turn')];
  }
  if (state.phase !== 'turn') return [refuse('IS-20', 'not-now')];
  if (seat !== state.turn.seat) return [refuse('IS-20', 'not-your-turn')];
  if (source.kind !== 'asset') return owedText(state, source) ? NONE : [refuse('IS-42', 'no-text')];
  return playerOf(state, seat).assets.some(({ asset }) => asset === source.asset)
    ? NONE
    : [refuse('IS-42', 'no-asset')];
};
