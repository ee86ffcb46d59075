import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { type Table } from '../table';
import { type TiledPlace } from './places';
import { TileGrid } from './TileGrid';
import { TileSheet } from './TileSheet';

/** The Politician board: 20 places with their tokens; a tile answers what may be done with it. */
export function Politicians({ table }: { readonly table: Table }) {
  const { t, view } = table;
  const [opened, setOpened] = useState<TiledPlace>();
  return (
    <Card tab={t('ui.politicians')}>
      <TileGrid teller={table} places={view.places} onTile={setOpened} />
      <AppText variant="small" tone="soft">
        {t('ui.politician-stack', { count: view.politicianStack })}
      </AppText>
      {opened && (
        <TileSheet table={table} seat={view.turn.seat} place={opened} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  );
}
