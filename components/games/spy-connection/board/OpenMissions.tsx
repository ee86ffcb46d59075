import { memo, useCallback, useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { type Seat } from '@/rules/core/seat';
import { type Objective } from '@/rules/spy-connection/advice/rescue';
import { TakeBackSheet } from '../actions/TakeBackSheet';
import { type Table } from '../table';
import { OpenMissionCard } from './OpenMissionCard';

interface OpenMissionsProps {
  readonly table: Table;
  readonly seat: Seat;
}

export const OpenMissions = memo(function OpenMissions({ table, seat }: OpenMissionsProps) {
  const { t, state, seatName, city, desk } = table;
  const [lifted, setLifted] = useState<Objective>();
  const lift = useCallback((mission: string, id: string) => setLifted({ mission, city: id }), []);
  const player = state.players[seat];
  if (!player || player.left) return <></>;
  const { open, spy } = player;
  const { active, phase, turn } = state;
  const mine = seat === active && phase === 'turn';
  const ready = mine && (turn.option !== undefined || turn.travelled);
  return (
    <Card
      tab={t('ui.missions-of', { seat: seatName(seat), count: open.length })}
      marked={seat === active && phase !== 'over'}
    >
      {spy !== undefined && seat !== active && (
        <AppText variant="label">{t('ui.spy-in', { city: city(spy) })}</AppText>
      )}
      {open.length === 0 && (
        <AppText tone="soft">{t(mine ? 'ui.no-missions' : 'ui.no-missions-there')}</AppText>
      )}
      {open.map((mission) => (
        <OpenMissionCard
          key={mission.tile}
          desk={desk}
          open={mission}
          mine={mine}
          hot={ready ? spy : undefined}
          onLift={lift}
        />
      ))}
      {lifted && <TakeBackSheet table={table} lifted={lifted} onClose={() => setLifted(undefined)} />}
    </Card>
  );
});
