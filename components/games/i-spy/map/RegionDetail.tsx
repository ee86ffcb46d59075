import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { type RegionPrint } from '@/rules/i-spy/model/map';
import { type Table } from '../table';
import { type Goal } from './goals';
import { aboutRegion, regionName, routeWords } from './region-words';

interface RegionDetailProps {
  readonly table: Table;
  readonly region: RegionPrint;
  readonly goal: Goal | undefined;
}

/** What the tap on the map asked for; what can be done there is in the thumb zone. */
export function RegionDetail({ table, region, goal }: RegionDetailProps) {
  return (
    <View aria-live="polite" style={{ gap: space.xs }}>
      <AppText variant="title" level={3}>
        {regionName(table, region)}
      </AppText>
      <AppText>{aboutRegion(table, region, goal)}</AppText>
      {routeWords(table, region).map((words) => (
        <AppText key={words} variant="small" tone="soft">
          {words}
        </AppText>
      ))}
    </View>
  );
}
