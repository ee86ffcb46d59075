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
  /** It is known from now on. */
  readonly onRead: (print: MissionPrint) => void;
  /** Where it can be told by its points alone. */
  readonly onPoints?: (() => void) | undefined;
}

const KNOWN = 3;

/** Whether a known card shows what was tapped so far. */
const canBe = ({ intelligence, ...print }: MissionPrint, begun: BegunMission): boolean =>
  (begun.intelligence?.type ?? intelligence.type) === intelligence.type &&
  (begun.intelligence?.value ?? intelligence.value) === intelligence.value &&
  (begun.colour ?? print.colour) === print.colour &&
  (begun.specialAgents ?? print.specialAgents) === print.specialAgents &&
  (begun.freelanceAgents ?? print.freelanceAgents) === print.freelanceAgents &&
  (begun.points ?? print.points) === print.points;

/** A faceup card is read to the app: one tap for each of its five parts, fewer where the box knows it. The last one tells. */
export function MissionEntry({ table, area, onClose, onRead, onPoints }: MissionEntryProps) {
  const { t, view, options, note } = table;
  const [begun, setBegun] = useState<BegunMission>(EMPTY);
  const gone = idsInSight(view);
  const free = options.missionPrints.filter(({ id }) => !gone.has(id));
  const fits = begun === EMPTY ? [] : free.filter((print) => canBe(print, begun));
  const read = (print: MissionPrint) => {
    note(noteMission.make({ area, print }));
    onRead(print);
  };
  const change = (next: BegunMission) => {
    setBegun(next);
    const printed = printedOf(next);
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
      footer={fits.slice(0, KNOWN).map((print) => (
        <ListRow
          key={print.id}
          title={missionAsks(table, print)}
          detail={t('common.points', { count: print.points })}
          onPress={() => read(print)}
        />
      ))}
    >
      <MissionFields names={table} begun={begun} onChange={change} />
      {onPoints && <Button label={t('ui.claim.only')} kind="quiet" onPress={onPoints} />}
    </Sheet>
  );
}
