import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { hairline, radius, space } from '@/components/theme/tokens';
import { useTheme } from '@/components/theme/use-theme';
import { AppText } from '@/components/ui/AppText';
import { Stamp } from '@/components/ui/Stamp';
import type { Seat } from '@/rules/core/seat';
import type { OpenMission } from '@/rules/spy-connection/full/state';
import type { Table } from '../table';
import { missionDetail } from '../words';
import { TakeBackSheet } from '../actions/TakeBackSheet';
import { Circle } from './Circle';

interface OpenMissionCardProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly open: OpenMission;
}

/** An open Mission. A circle in the Spy's city is one tap; a covered one asks before it gives its Agent back. */
export function OpenMissionCard({ table, seat, open }: OpenMissionCardProps) {
  const { t, city, state, act } = table;
  const { colors } = useTheme();
  const [lifted, setLifted] = useState<string>();
  const { mission, print, covered, assigned } = open;
  const mine = seat === state.active && state.phase === 'turn';
  const spy = state.players[seat]?.spy;
  const ready = mine && (state.turn.option !== undefined || state.turn.travelled);
  const circle = (id: string) => {
    const isCovered = covered.includes(id);
    const hot = ready && !isCovered && id === spy;
    const takeBack = () => setLifted(id);
    const cover = () => act({ type: 'cover-objective', mission, city: id });
    const onPress = !mine ? undefined : isCovered ? takeBack : cover;
    const what = hot ? 'cover' : isCovered ? (mine ? 'take-back' : 'covered') : 'open';
    return (
      <Circle
        key={id}
        city={city(id)}
        covered={isCovered}
        hot={hot}
        state={t(`ui.circle.${what}`)}
        onPress={onPress}
      />
    );
  };
  const about = [
    missionDetail(t, print),
    ...(open.start ? [t('term.start-mission')] : []),
    ...(assigned > 0 ? [t('ui.assigned', { count: assigned })] : []),
  ];
  return (
    <View style={[styles.mission, { borderColor: colors.line }]}>
      <View style={styles.circles}>{print.cities.map(circle)}</View>
      <View style={styles.foot}>
        <AppText variant="small" tone="soft" style={styles.about}>
          {about.join(' · ')}
        </AppText>
        {table.practice && <Stamp label={t('ui.practice')} tone="soft" />}
      </View>
      {lifted !== undefined && (
        <TakeBackSheet
          table={table}
          lifted={{ mission, city: lifted }}
          onClose={() => setLifted(undefined)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  mission: { gap: space.s, padding: space.s, borderWidth: hairline, borderRadius: radius.m },
  circles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  about: { flexGrow: 1, flexShrink: 1 },
});
