import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Progress } from '@/components/kit/Progress';
import { areaOf } from '@/rules/spymaster/model/board';
import { AREAS, LOCATIONS, type Area } from '@/rules/spymaster/model/prints';
import { useBegun } from '../begun';
import { Agents, standingAt, standingInWords } from '../pieces/Agents';
import { ColourPip } from '../pieces/ColourPip';
import { type Table, kindOf } from '../table';
import { areaName, spoken } from '../words';

/** SM-10: the Agents that the phone has placed are put on the real board, one Area after the other. */
export function Walk({ table }: { readonly table: Table }) {
  const { t, view, options, practice } = table;
  const { begun, change } = useBegun(table);
  const { ticked } = begun;
  const step = ticked.length;
  if (practice || options.placement === 'physical') return undefined;
  const area = AREAS[step];
  const placed = view.freelances.filter((location) => AREAS.indexOf(areaOf(location)) < step).length;
  return (
    <Card
      tab={t('ui.walk')}
      title={area ? t('ui.walk-area', { area: areaName(t, area) }) : t('ui.walk-done')}
      marked
    >
      <Progress label={t('ui.walk-progress')} value={placed} max={view.freelances.length} />
      {area && <Put table={table} area={area} />}
      <View style={styles.buttons}>
        {step > 0 && (
          <View style={styles.one}>
            <Button
              label={t('ui.walk-back')}
              kind="secondary"
              icon="back"
              onPress={() => change({ ticked: ticked.slice(0, -1) })}
            />
          </View>
        )}
        {area && (
          <View style={styles.one}>
            <Button
              label={t('ui.walk-next')}
              icon="check"
              onPress={() => change({ ticked: [...ticked, area] })}
            />
          </View>
        )}
      </View>
    </Card>
  );
}

function Put({ table, area }: { readonly table: Table; readonly area: Area }) {
  const { t, view, placeInArea } = table;
  const rows = LOCATIONS.filter((location) => areaOf(location) === area)
    .map((location) => ({ location, standing: standingAt(view, location) }))
    .filter(({ standing }) => standing.freelance > 0 || standing.special.some((count) => count > 0));
  return (
    <View role="list" aria-label={areaName(t, area)} style={styles.list}>
      {rows.length === 0 && <AppText tone="soft">{t('ui.nobody')}</AppText>}
      {rows.map(({ location, standing }) => (
        <View
          key={location}
          role="listitem"
          accessible
          aria-label={spoken(`${placeInArea(location)}: ${standingInWords(table, standing)}`)}
          style={styles.row}
        >
          <ColourPip place={kindOf(location)} size={28} />
          <View style={styles.words}>
            <AppText variant="title">{placeInArea(location)}</AppText>
            <AppText variant="small" tone="soft">
              {standingInWords(table, standing)}
            </AppText>
          </View>
          <Agents standing={standing} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: 120 },
  list: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
