import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import type { Seat } from '@/rules/core/seat';
import type { Table } from '../table';
import { OpenMissionCard } from './OpenMissionCard';

interface OpenMissionsProps {
  readonly table: Table;
  readonly seat: Seat;
}

export function OpenMissions({ table, seat }: OpenMissionsProps) {
  const { t, state, seatName, city } = table;
  const player = state.players[seat];
  if (!player || player.left) return <></>;
  const { open, spy } = player;
  return (
    <Card
      tab={t('ui.missions-of', { seat: seatName(seat), count: open.length })}
      marked={seat === state.active && state.phase !== 'over'}
    >
      {spy !== undefined && seat !== state.active && (
        <AppText variant="label">{t('ui.spy-in', { city: city(spy) })}</AppText>
      )}
      {open.length === 0 && <AppText tone="soft">{t('ui.no-missions')}</AppText>}
      {open.map((mission) => (
        <OpenMissionCard key={mission.mission} table={table} seat={seat} open={mission} />
      ))}
    </Card>
  );
}
