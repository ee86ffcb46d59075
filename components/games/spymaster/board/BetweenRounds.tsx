import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { CheckRow } from '@/components/kit/CheckRow';
import { type BetweenRounds as Between, type Refill } from '@/rules/spymaster/model/state';
import { useBegun } from '../begun';
import { type Table } from '../table';
import { areaName } from '../words';

const TOPS = ['new', 'stays', 'turned'] as const satisfies readonly Refill['top'][];

interface Step {
  readonly id: string;
  readonly text: string;
}

/** SM-38: the pawn first, then the Mission spaces, those that are treated alike in one line. */
const stepsOf = ({ t, view, options, seatName }: Table, { pawnFrom, refills }: Between): readonly Step[] => {
  const seat = seatName(view.spyMaster);
  const spaces = TOPS.flatMap((top): readonly Step[] => {
    const areas = refills.filter((refill) => refill.top === top).map(({ area }) => areaName(t, area));
    const key = areas.length === 1 ? `ui.between-${top}` : `ui.between-${top}-each`;
    return areas.length === 0 ? [] : [{ id: top, text: t(key, { areas: areas.join(', ') }) }];
  });
  return [
    {
      id: 'pawn',
      text: t(pawnFrom === view.spyMaster ? 'ui.between-stays-with' : 'ui.between-pawn', { seat }),
    },
    ...(options.missionDeck === 'digital'
      ? [{ id: 'digital', text: t('ui.between-digital') }]
      : [
          ...(spaces.length > 0 ? spaces : [{ id: 'nothing', text: t('ui.between-nothing') }]),
          { id: 'deck', text: t('ui.between-deck', { count: view.missionDeck }) },
        ]),
  ];
};

/** What to put where before the next stack is picked. In a practice game there is no table to do it on. */
export function BetweenRounds({ table, between }: { readonly table: Table; readonly between: Between }) {
  const { t, view, practice } = table;
  const { begun, change } = useBegun(table);
  const { ticked } = begun;
  return (
    <Card tab={t('ui.between')} title={t('ui.between-title', { round: view.round })} marked>
      {stepsOf(table, between).map(({ id, text }) =>
        practice ? (
          <AppText key={id}>{text}</AppText>
        ) : (
          <CheckRow
            key={id}
            label={text}
            checked={ticked.includes(id)}
            onChange={(checked) =>
              change({ ticked: checked ? [...ticked, id] : ticked.filter((other) => other !== id) })
            }
          />
        ),
      )}
    </Card>
  );
}
