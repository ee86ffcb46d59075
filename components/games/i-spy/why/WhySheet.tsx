import { StyleSheet, View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { AppText } from '@/components/ui/AppText';
import { Sheet } from '@/components/ui/Sheet';
import type { Nation } from '@/rules/i-spy/pieces';
import type { Posting } from '@/rules/i-spy/postings';
import type { ScoringLine } from '@/rules/i-spy/scoring';
import type { Teller } from '../table';
import { nationName } from '../words';
import { causeWords } from './causes';

interface WhySheetProps {
  readonly teller: Teller;
  readonly nation: Nation;
  readonly postings: readonly Posting[];
  readonly onClose: () => void;
}

interface Told {
  readonly posting: Posting;
  readonly line: ScoringLine;
}

/** Every change of a Nation's pool and Power, the last one first, with the rule behind it. */
export function WhySheet({ teller, nation, postings, onClose }: WhySheetProps) {
  const { t } = teller;
  const told: readonly Told[] = postings
    .flatMap((posting) =>
      posting.lines
        .filter((line) => line.nation === nation && line.from !== line.to)
        .map((line) => ({ posting, line })),
    )
    .reverse();
  return (
    <Sheet open title={nationName(t, nation)} onClose={onClose}>
      {told.map(({ posting: { round, cause }, line: { measure, from, to, rule } }, place) => (
        <View key={place} style={styles.row}>
          <View style={styles.words}>
            <AppText variant="label">{causeWords(teller, cause, nation)}</AppText>
            <AppText variant="small" tone="soft">
              {[t('ui.round', { round }), t(`ui.${measure}`), rule].join(' · ')}
            </AppText>
          </View>
          <AppText variant="title">{`${from} → ${to}`}</AppText>
        </View>
      ))}
      <AppText tone="soft">{t('ui.why-start')}</AppText>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
