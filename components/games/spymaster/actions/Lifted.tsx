import { Grid } from '@/components/games/Grid';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { useDraft } from '../draft';
import { movable } from '../map/use-map-tap';
import type { Table } from '../table';
import { agentName } from '../words';

/** The Agent that was tapped on the map. Where two kinds stand, it asks which. */
export function Lifted({ table }: { readonly table: Table }) {
  const { t, place } = table;
  const { draft, change } = useDraft(table);
  const { from, agent } = draft;
  if (from === undefined) return undefined;
  const agents = movable(table, from);
  if (agents.length === 0)
    return (
      <AppText variant="label" aria-live="polite">
        {t('ui.none-to-move', { place: place(from) })}
      </AppText>
    );
  return (
    <>
      <AppText variant="label" aria-live="polite">
        {agent === undefined
          ? t('ui.which-agent', { place: place(from) })
          : t('ui.where-to', { agent: agentName(table, agent), place: place(from) })}
      </AppText>
      {agents.length > 1 && (
        <Grid label={t('ui.which-agent', { place: place(from) })}>
          {agents.map((each) => (
            <Button
              key={each}
              label={agentName(table, each)}
              kind={each === agent ? 'primary' : 'secondary'}
              onPress={() => change({ agent: each })}
            />
          ))}
        </Grid>
      )}
    </>
  );
}
