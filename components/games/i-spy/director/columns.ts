import { type Nation } from '@/rules/i-spy/model/pieces';
import { type ScoringLine, settle, type Standing } from '@/rules/i-spy/model/scoring';
import { type Column, plainColumns } from '../standing/columns';

/** The picture as these lines make it, with what they change. */
export const changedColumns = (standing: Standing, lines: readonly ScoringLine[]): readonly Column[] => {
  const by = (nation: Nation, measure: 'influence' | 'power'): number =>
    lines
      .filter((line) => line.nation === nation && line.measure === measure)
      .reduce((sum, { from, to }) => sum + to - from, 0);
  return plainColumns(settle(standing, lines)).map((column) => {
    const influence = by(column.nation, 'influence');
    const power = by(column.nation, 'power');
    return {
      ...column,
      changes: influence === 0 ? [] : [{ kind: 'solid', by: influence }],
      ...(power === 0 ? {} : { rose: power }),
    };
  });
};
