/* IS-3: a pool or the Power track, by contact, Sabotage or a text, as it happens at the table; between 0 and 38. */
import { setTo } from '@/rules/core/ledger';
import { message, number, piece } from '@/rules/core/message';
import { whole } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { amountLine, choiceLine } from '../../model/lines';
import { LIMIT, limited, NATIONS } from '../../model/pieces';
import { measure, nation } from '../../model/prints';
import { bend } from '../../model/refusals';
import { lineOf, posted } from '../../model/scoring';
import { defineMove, TO_THE_END } from '../state';

export const adjust = defineMove('adjust', {
  schema: { measure, nation, by: whole(-LIMIT, LIMIT) },
  by: 'anyone',
  phases: TO_THE_END,
  check: ({ standing }, _, { measure: of, nation: pool, by }) => {
    const level = standing[of][pool];
    return by !== 0 && limited(level + by) === level
      ? [bend('IS-3', 'at-limit', { params: { nation: piece(pool) }, focus: [`${of}/${pool}`] })]
      : NONE;
  },
  apply: (state, actor, change) => {
    const seat = actor === 'table' ? state.initiative : actor;
    return posted(state, { kind: 'adjust', seat }, [lineOf(state.standing, 'IS-3', change)]);
  },
  /** To whose turn it is. */
  offers: ({ phase, active }, seat) =>
    phase === 'turn' && seat === active
      ? (['influence', 'power'] as const).flatMap((of) =>
          NATIONS.flatMap((pool) =>
            [1, -1].map((by) => ({
              move: { measure: of, nation: pool, by },
              label: message(`offer.adjust-${of}`, { nation: piece(pool), by: number(by) }),
              about: `${of}/${pool}/${by}`,
            })),
          ),
        )
      : [],
  describe: ({ standing }, { move }) => {
    const { from, to } = lineOf(standing, 'IS-3', move);
    return message(`did.adjust-${move.measure}`, { nation: piece(move.nation), by: number(to - from) });
  },
  amend: {
    lines: (_, { move }) => [
      choiceLine('nation', move.nation, { label: message('amend.nation'), choices: NATIONS }),
      choiceLine('measure', move.measure, {
        label: message('amend.measure'),
        choices: ['influence', 'power'],
      }),
      amountLine('by', move.by, { label: message('amend.by'), min: -LIMIT }),
    ],
    amended: (move, changes) => ({
      ...move,
      nation: setTo(changes, 'nation', move.nation),
      measure: setTo(changes, 'measure', move.measure),
      by: setTo(changes, 'by', move.by),
    }),
  },
});
