import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { NationPlate } from '../nations/NationPlate';
import { type Teller } from '../table';
import { nationName } from '../words';

interface AlignmentProps {
  readonly teller: Pick<Teller, 't'>;
  /** Nothing where it is a real token. */
  readonly nation: Nation | undefined;
}

/** IS-15: one player's Nation, for one pair of eyes. */
export function Alignment({ teller: { t }, nation }: AlignmentProps) {
  return (
    <Card tab={t('ui.alignment')} marked>
      {nation ? (
        <View style={styles.row}>
          <NationPlate nation={nation} size={64} />
          <AppText variant="heading" testID="alignment" style={styles.words}>
            {nationName(t, nation)}
          </AppText>
        </View>
      ) : (
        <AppText tone="soft">{t('ui.alignment-physical')}</AppText>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
