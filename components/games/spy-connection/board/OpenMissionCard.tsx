import { memo, useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import { edge } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { Stamp } from '@/components/kit/Stamp';
import { type OpenMission } from '@/rules/spy-connection/model/state';
import { coverObjective } from '@/rules/spy-connection/moves/cover-objective';
import { type Desk } from '../table';
import { missionDetail } from '../words';
import { Circle } from './Circle';

interface OpenMissionCardProps {
  readonly desk: Desk;
  readonly open: OpenMission;
  readonly mine: boolean;
  /** Where an Agent may be placed now. */
  readonly hot: string | undefined;
  readonly onLift: (mission: string, city: string) => void;
}

/** An open Mission. A circle in the Spy's city is one tap; a covered one asks before it gives its Agent back. */
export const OpenMissionCard = memo(function OpenMissionCard(props: OpenMissionCardProps) {
  const { desk, open, mine, hot, onLift } = props;
  const { t, city, act } = desk;
  const { colors } = useTheme();
  const { print, covered, assigned } = open;
  const mission = print.id;
  const takeBack = useCallback((id: string) => onLift(mission, id), [onLift, mission]);
  const cover = useCallback((id: string) => act(coverObjective.make({ mission, city: id })), [act, mission]);
  const circle = (id: string) => {
    const isCovered = covered.includes(id);
    const isHot = !isCovered && id === hot;
    const onPress = !mine ? undefined : isCovered ? takeBack : cover;
    const what = isHot ? 'cover' : isCovered ? (mine ? 'take-back' : 'covered') : 'open';
    return (
      <Circle
        key={id}
        id={id}
        city={city(id)}
        covered={isCovered}
        hot={isHot}
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
    <View style={[styles.mission, edge(colors.line)]}>
      <View style={styles.circles}>{print.cities.map(circle)}</View>
      <View style={styles.foot}>
        <AppText variant="small" tone="soft" style={styles.about}>
          {about.join(' · ')}
        </AppText>
        {desk.practice && <Stamp label={t('ui.practice')} tone="soft" />}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  mission: { gap: space.s, padding: space.s, borderWidth: hairline, borderRadius: radius.m },
  circles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  about: { flexGrow: 1, flexShrink: 1 },
});
