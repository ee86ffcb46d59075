import { StyleSheet, View } from 'react-native';
import { Grid } from '@/components/kit/Grid';
import { space, target } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { IconButton } from '@/components/kit/IconButton';
import { type Begun, useBegun } from '../begun';
import { isMoveOver, movable } from '../map/use-map-tap';
import { type Table } from '../table';
import { agentName } from '../words';
import { PointsLeft } from './PointsLeft';

/** An Agent was tapped on the map, and the next tap says which one or where it goes. */
export const useLifted = (table: Table): 'asked' | 'chosen' | undefined => {
  const { from, agent } = useBegun(table).begun;
  if (from === undefined || isMoveOver(table) || movable(table, from).length === 0) return undefined;
  return agent === undefined ? 'asked' : 'chosen';
};

/** SM-31: wherever it goes, it will be refused. The table may still decide that it goes. */
const whyNot = (table: Table, agent: Begun['agent']) => {
  if (isMoveOver(table)) return 'why.SM-31.after-mission';
  const isOthers = agent !== undefined && agent !== 'freelance' && agent !== table.view.active;
  return isOthers ? 'why.SM-31.not-your-agent' : undefined;
};

/** The Agent that was tapped on the map. Where two kinds stand, it asks which. */
export function Lifted({ table }: { readonly table: Table }) {
  const { t, place, view } = table;
  const { begun, change } = useBegun(table);
  const { from, agent } = begun;
  if (from === undefined) return undefined;
  const agents = movable(table, from);
  const why = whyNot(table, agent);
  const next =
    agents.length === 0
      ? t('ui.none-to-move', { place: place(from) })
      : agent === undefined
        ? t('ui.which-agent', { place: place(from) })
        : why
          ? t('ui.where-to-anyway')
          : t('ui.where-to', { agent: agentName(table, agent), place: place(from) });
  const asked = why && agents.length > 0 ? `${t(why)} ${next}` : next;
  return (
    <>
      <View style={styles.line}>
        {agents.length > 0 && !why && <PointsLeft turn={view.turn} t={t} bare />}
        <AppText variant="label" aria-live="polite" style={styles.words}>
          {asked}
        </AppText>
        <IconButton
          icon="close"
          label={t('ui.put-back')}
          filled
          size={target.thumb}
          onPress={() => change({ from: undefined, agent: undefined })}
        />
      </View>
      {agents.length > 1 && agent === undefined && (
        <Grid label={t('ui.which-agent', { place: place(from) })}>
          {agents.map((each) => (
            <Button
              key={each}
              label={agentName(table, each)}
              kind="secondary"
              onPress={() => change({ agent: each })}
            />
          ))}
        </Grid>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
