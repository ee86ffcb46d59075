import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';
import { type Table } from '../table';
import { type TiledPlace } from './places';
import { PoliticianBoard } from './PoliticianBoard';
import { TileSheet } from './TileSheet';

/** The Politician board outside a turn; a tile answers what may be done with it. */
export function Politicians({ table }: { readonly table: Table }) {
  const { t, view } = table;
  const [opened, setOpened] = useState<TiledPlace>();
  return (
    <View style={styles.whole}>
      <AppText variant="title" level={2}>
        {t('ui.politicians')}
      </AppText>
      <PoliticianBoard teller={table} view={view} stateOf={() => ({ kind: 'plain' })} onTile={setOpened} />
      {opened && (
        <TileSheet table={table} seat={view.turn.seat} place={opened} onClose={() => setOpened(undefined)} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.s } });
