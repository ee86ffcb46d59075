import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { Stamp } from '@/components/kit/Stamp';
import { missionId, type StartMissionPrint } from '@/rules/spy-connection/model/prints';
import { PriceRow } from '../PriceRow';
import { type Table } from '../table';
import { citiesOf, missionDetail } from '../words';
import { type BegunMission, MissionFields } from './MissionFields';

interface StartMissionEntryProps {
  readonly table: Table;
  readonly title: string;
  readonly begun: BegunMission;
  readonly onChange: (begun: BegunMission) => void;
  readonly taken: readonly string[];
  readonly onRead: (print: StartMissionPrint) => void;
  readonly onClose: () => void;
}

/** A Start Mission in hand: one that the box knows, or its cities with the red one first. */
export function StartMissionEntry(props: StartMissionEntryProps) {
  const { table, title, begun, onChange, taken, onRead, onClose } = props;
  const { t, state, city, practice } = table;
  const known = state.options.startMissionPrints.filter(({ id }) => !taken.includes(id));
  const { cities, points, extraTurn } = begun;
  const [red] = cities;
  const missing =
    cities.length < 2 ? t('ui.entry-red-first') : points === undefined ? t('ui.entry-no-points') : undefined;
  const read = () => {
    if (red === undefined || points === undefined) return;
    const printed = { cities, points, extraTurn };
    const isTaken = (id: string) => taken.includes(id) || known.some((card) => card.id === id);
    onRead({ id: missionId('s', printed, isTaken), ...printed, red });
  };
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={<Button label={t('ui.start-done')} icon="check" reason={missing} onPress={read} />}
    >
      {practice && <Stamp label={t('ui.practice')} tone="soft" />}
      {known.map((print) => (
        <PriceRow
          key={print.id}
          title={citiesOf(table, print)}
          detail={`${t('ui.red', { city: city(print.red) })} · ${missionDetail(t, print)}`}
          onPress={() => onRead(print)}
        />
      ))}
      <AppText tone="soft">
        {red === undefined ? t('ui.entry-red-first') : t('ui.red', { city: city(red) })}
      </AppText>
      <MissionFields table={table} begun={begun} onChange={onChange} />
    </Sheet>
  );
}
