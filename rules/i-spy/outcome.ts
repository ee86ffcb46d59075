import type { Outcome, ScoreLine, SeatScore } from '@/rules/core/contract';
import { message, piece } from '@/rules/core/message';
import type { Aligned } from './ending';
import { endingOf } from './ending';
import type { Nation } from './pieces';
import type { Posting } from './postings';
import { becauseOf, ruleBehind } from './questions/who-wins';
import type { Standing } from './scoring';

interface Scored {
  readonly alignment?: Nation;
  readonly revealed: boolean;
  readonly left: boolean;
}

interface Table {
  readonly players: readonly Scored[];
  readonly standing: Standing;
  readonly postings: readonly Posting[];
  readonly over: boolean;
}

/** IS-61, IS-62: the Power of each revealed Nation, itemised. What is not revealed is nobody's business yet. */
export const outcomeOf = ({ players, standing, postings, over }: Table): Outcome => {
  const scores = players.map((player, seat): SeatScore => {
    const nation = player.revealed ? player.alignment : undefined;
    if (nation === undefined) return { seat, total: 0, lines: [] };
    return { seat, total: standing.power[nation], lines: powerLines(postings, nation) };
  });
  const aligned = players.flatMap(({ alignment, revealed, left }, seat): readonly Aligned[] =>
    revealed && !left && alignment !== undefined ? [{ seat, nation: alignment }] : [],
  );
  const ending = over ? endingOf(standing, aligned) : undefined;
  if (!ending) return { scores, winners: [] };
  return {
    scores,
    winners: ending.winners,
    decidedBy: becauseOf(ending),
    decidedByRule: ruleBehind(ending),
  };
};

const KINDS = [
  'standing',
  'advantages',
  'politician',
  'text',
  'final-report',
  'asset',
  'adjust',
  'correct',
] as const;

/** Where a Nation's Power came from. */
const powerLines = (postings: readonly Posting[], nation: Nation): readonly ScoreLine[] =>
  KINDS.flatMap((kind) => {
    const lines = postings
      .filter(({ cause }) => cause.kind === kind)
      .flatMap((posting) => posting.lines)
      .filter((line) => line.measure === 'power' && line.nation === nation);
    const value = lines.reduce((sum, { from, to }) => sum + to - from, 0);
    const [first] = lines;
    return first && value !== 0
      ? [{ label: message(`score.${kind}`, { nation: piece(nation) }), value, rule: first.rule }]
      : [];
  });
