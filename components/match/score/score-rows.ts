import { type TableRow } from '@/components/kit/DataTable';
import { type Outcome } from '@/rules/core/contract';
import { type Message } from '@/rules/core/message';

interface Words {
  readonly say: (message: Message) => string;
  readonly total: string;
}

/** One row for each kind of point, in the order in which the seats bring them, and the sum. */
export const scoreRows = ({ scores }: Outcome, { say, total }: Words): readonly TableRow[] => {
  const rows = new Map<string, { label: string; cells: (string | number)[] }>();
  scores.forEach(({ lines }, column) => {
    for (const { label, value } of lines) {
      const said = say(label);
      const row = rows.get(said) ?? { label: said, cells: scores.map(() => '–') };
      const before = row.cells[column];
      row.cells[column] = value + (typeof before === 'number' ? before : 0);
      rows.set(said, row);
    }
  });
  return [
    ...[...rows].map(([id, row]) => ({ id, ...row })),
    { id: '=', label: total, cells: scores.map((score) => score.total), strong: true },
  ];
};

/** The rules behind the points and behind what decided, each once. */
export const scoreRules = ({ scores, decidedByRule }: Outcome): readonly string[] => [
  ...new Set([
    ...scores.flatMap(({ lines }) => lines.flatMap(({ rule }) => rule ?? [])),
    ...(decidedByRule ? [decidedByRule] : []),
  ]),
];
