import { StyleSheet, View } from 'react-native';
import { Fact } from '@/components/kit/Fact';
import { space } from '@/components/kit/theme/tokens';
import { Card } from '@/components/kit/Card';
import { ASSET_CAPITALS } from '@/rules/i-spy/model/pieces';
import { type Table } from '../table';

/** IS-11, IS-33: how many Assets lie in each Capital and in the stack, and the Supply Caches that are left. */
export function Stacks({ table: { t, view } }: { readonly table: Table }) {
  return (
    <Card tab={t('ui.assets')}>
      <View style={styles.facts}>
        {ASSET_CAPITALS.map((capital) => (
          <Fact key={capital} label={t(`piece.${capital}`)} value={view.stacks[capital].length} />
        ))}
        <Fact label={t('ui.asset-stack')} value={view.assetStack} />
        <Fact label={t('ui.caches')} value={view.caches} />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({ facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m } });
