import { useState } from 'react';
import { type BoardProps } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type StartMissionPrint } from '@/rules/spy-connection/model/prints';
import { useTable } from '../table';
import { useBegun } from './begun';
import { EMPTY } from './MissionFields';
import { StartMissionEntry } from './StartMissionEntry';

/** SC-14: the Start Missions that lie on the table, dealt from seat 0 on, or revealed for the choice. */
export function Entry(props: BoardProps) {
  const table = useTable(props);
  const { t, state, seatName, note } = table;
  const [open, setOpen] = useState(false);
  const { read, mission, keepRead, keepMission } = useBegun(props.session);
  const { startMissions, startMissionPrints } = state.options;
  const count = state.players.length;
  const take = (print: StartMissionPrint) => {
    const all = [...read, print];
    if (all.length < count) return keepRead(all);
    // What was read before stays: the table may refuse the last card, and reads only that one again.
    setOpen(false);
    keepMission(EMPTY);
    const type = startMissions === 'dealt' ? 'deal-start-missions' : 'reveal-start-missions';
    const fresh = all.filter(({ id }) => !startMissionPrints.some((known) => known.id === id));
    return note({ type, cards: all.map(({ id }) => id), ...(fresh.length > 0 ? { prints: fresh } : {}) });
  };
  const title =
    startMissions === 'dealt'
      ? t('ui.start-of', { seat: seatName(read.length) })
      : t('ui.start-nth', { place: read.length + 1, of: count });
  return (
    <>
      <AppText variant="label">
        {t(startMissions === 'dealt' ? 'ui.start-dealt' : 'ui.start-revealed')}
      </AppText>
      <Button label={title} icon="edit" onPress={() => setOpen(true)} />
      {read.length > 0 && (
        <Button
          label={t('ui.start-back')}
          kind="quiet"
          icon="undo"
          onPress={() => keepRead(read.slice(0, -1))}
        />
      )}
      {open && (
        <StartMissionEntry
          key={read.length}
          table={table}
          title={title}
          begun={mission}
          onChange={keepMission}
          taken={read.map(({ id }) => id)}
          onRead={take}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
