import { StyleSheet, View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';
import { AppText } from '@/components/kit/AppText';
import { edge } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { HAT } from '../stage/glyphs';
import { SeatToken } from '../stage/Token';
import { type Table } from '../table';
import { agentName } from '../words';
import { type Lack } from './turn-acts';
import { TRAY } from './TurnTray';

interface LackTrayProps {
  readonly table: Table;
  readonly lack: Lack;
}

const TOKEN = 26;

/** SM-32: the cheapest way to bring who is missing, with what each of them costs. */
export function LackTray({ table, lack: { placement, city } }: LackTrayProps) {
  const { t, place } = table;
  const { colors, accent } = useTheme();
  if (!placement) return <View style={styles.tray} />;
  return (
    <View style={styles.tray}>
      <AppText variant="small">{t('ui.turn.cheapest')}</AppText>
      <View style={[styles.steps, edge(accent.fill)]}>
        {placement.steps.map(({ agent, from, points }, nth) => (
          <View
            key={nth}
            accessible
            role="img"
            aria-label={t('ui.advice-step', {
              agent: agentName(table, agent),
              ...{ from: place(from), to: place(city), cost: points },
            })}
            style={styles.step}
          >
            <Svg width={TOKEN} height={TOKEN}>
              <G scale={TOKEN / 24}>
                {agent === 'freelance' ? (
                  <Path d={HAT} fill={colors.ink} />
                ) : (
                  <SeatToken seat={agent} solid />
                )}
              </G>
            </Svg>
            <AppText aria-hidden variant="title" tone="accent">
              {points}
            </AppText>
          </View>
        ))}
        <AppText variant="small" style={styles.sum}>
          {t('common.points', { count: placement.points })}
        </AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { minHeight: TRAY, gap: space.s },
  steps: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: space.l,
    minHeight: target.thumb,
    paddingHorizontal: space.m,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderRadius: radius.m,
  },
  step: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  sum: { marginLeft: 'auto' },
});
