import { useState } from 'react';
import { Button } from '@/components/kit/Button';
import { ListRow } from '@/components/kit/ListRow';
import { Sheet } from '@/components/kit/Sheet';
import { missionId, samePrint, type Area, type MissionPrint } from '@/rules/spymaster/model/prints';
import { noteMission } from '@/rules/spymaster/moves/note-mission';
import { type Table } from '../table';
import { areaName, missionAsks } from '../words';
import { idsInSight } from './in-sight';
import { type BegunMission, EMPTY, MissionFields, printedOf } from './MissionFields';

interface MissionEntryProps {
  readonly table: Table;
  readonly area: Area;
  readonly onClose: () => void;
}

const KNOWN = 4;

/** Whether a known card shows what was tapped so far. */
const canBe = ({ intelligence, ...print }: MissionPrint, { type, value, ...begun }: BegunMission): boolean =>
  (type ?? intelligence.type) === intelligence.type &&
  (value ?? intelligence.value) === intelligence.value &&
  (begun.colour ?? print.colour) === print.colour &&
  (begun.specialAgents ?? print.specialAgents) === print.specialAgents &&
  (begun.freelanceAgents ?? print.freelanceAgents) === print.freelanceAgents &&
  (begun.points ?? print.points) === print.points;

/** A faceup card is read to the app: five small choices, or one tap where the box knows it. */
export function MissionEntry({ table, area, onClose }: MissionEntryProps) {
  const { t, view, options, note } = table;
  const [begun, setBegun] = useState<BegunMission>(EMPTY);
  const gone = idsInSight(view);
  const free = options.missionPrints.filter(({ id }) => !gone.has(id));
  const fits = begun === EMPTY ? [] : free.filter((print) => canBe(print, begun));
  const printed = printedOf(begun);
  const read = (print: MissionPrint) => {
    onClose();
    note(noteMission.make({ area, print }));
  };
  const build = () => {
    if (!printed) return;
    const same = free.find((print) => samePrint(print, printed));
    const taken = (id: string) => gone.has(id) || options.missionPrints.some((known) => known.id === id);
    read(same ?? { id: missionId(printed, taken), ...printed });
  };
  return (
    <Sheet
      open
      title={t('ui.read-mission', { area: areaName(t, area) })}
      onClose={onClose}
      footer={
        <Button
          label={t('ui.read-done')}
          icon="check"
          reason={printed ? undefined : t('ui.read-missing')}
          onPress={build}
        />
      }
    >
      {fits.slice(0, KNOWN).map((print) => (
        <ListRow
          key={print.id}
          title={missionAsks(table, print)}
          detail={t('common.points', { count: print.points })}
          onPress={() => read(print)}
        />
      ))}
      <MissionFields table={table} begun={begun} onChange={setBegun} />
    </Sheet>
  );
}
