import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Chip } from '@/components/kit/Chip';
import { Toggle } from '@/components/kit/Toggle';
import { type Table } from '../table';
import { CityChips } from './CityChips';

export interface BegunMission {
  readonly cities: readonly string[];
  readonly points: number | undefined;
  readonly extraTurn: boolean;
}

export const EMPTY: BegunMission = { cities: [], points: undefined, extraTurn: false };

const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface MissionFieldsProps {
  readonly table: Table;
  readonly begun: BegunMission;
  readonly onChange: (begun: BegunMission) => void;
}

/** What is printed on a Mission: its cities by tapping, its points with one tap, the Extra Turn if it shows one. */
export function MissionFields({ table, begun, onChange }: MissionFieldsProps) {
  const { t } = table;
  return (
    <>
      <AppText variant="label">{t('ui.entry-cities')}</AppText>
      <CityChips
        table={table}
        label={t('ui.entry-cities')}
        chosen={begun.cities}
        onChange={(cities) => onChange({ ...begun, cities })}
      />
      <AppText variant="label">{t('ui.entry-points')}</AppText>
      <View role="radiogroup" aria-label={t('ui.entry-points')} style={styles.chips}>
        {POINTS.map((points) => (
          <Chip
            key={points}
            role="radio"
            label={String(points)}
            name={t('common.points', { count: points })}
            selected={begun.points === points}
            onPress={() => onChange({ ...begun, points })}
          />
        ))}
      </View>
      <Toggle
        label={t('ui.extra-turn')}
        value={begun.extraTurn}
        onChange={(extraTurn) => onChange({ ...begun, extraTurn })}
      />
    </>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
