import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';
import { type Table } from '../table';
import { agentName } from '../words';
import { type Lack } from './turn-acts';
import { TRAY } from './TurnTray';

interface LackTrayProps {
  readonly table: Table;
  readonly lack: Lack;
}

/** SM-32: the cheapest way to bring who is missing, with what each of them costs. */
export function LackTray({ table, lack: { placement, city } }: LackTrayProps) {
  const { t, place } = table;
  return (
    <View style={styles.tray}>
      <AppText variant="label">{t('ui.turn.cheapest')}</AppText>
      {placement?.steps.map(({ agent, from, points }, nth) => (
        <AppText key={nth} variant="small">
          {t('ui.advice-step', {
            agent: agentName(table, agent),
            ...{ from: place(from), to: place(city), cost: points },
          })}
        </AppText>
      ))}
      {placement && (
        <AppText variant="small" tone="soft">
          {t('ui.advice-points', { count: placement.points })}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ tray: { minHeight: TRAY, gap: space.xs } });
