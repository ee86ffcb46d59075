import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { type Cause, type Posting, type ScoringLine } from '@/rules/i-spy/model/scoring';
import { type Teller } from '../table';
import { nationName } from '../words';
import { causeWords } from './causes';
import { stepWords } from './step-words';

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
      {told.map(({ posting, line }, place) => (
        <ToldRow key={place} teller={teller} posting={posting} line={line} />
      ))}
      <AppText tone="soft">{t('ui.why-start')}</AppText>
    </Sheet>
  );
}

function ToldRow({ teller, posting, line }: Told & { readonly teller: Teller }) {
  const { t } = teller;
  const { round, cause } = posting;
  const { nation, measure, from, to, rule } = line;
  const more = IN_WORDS.includes(cause.kind) ? stepWords(teller, posting, line) : [];
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <AppText variant="label">{causeWords(teller, cause, nation)}</AppText>
        <AppText variant="small" tone="soft">
          {[t('ui.round', { round }), t(`ui.${measure}`), rule].join(' · ')}
        </AppText>
        {more.map((words) => (
          <AppText key={words} variant="small" tone="soft">
            {words}
          </AppText>
        ))}
      </View>
      <AppText variant="title">{`${from} → ${to}`}</AppText>
    </View>
  );
}

/** Steps of a Scoring Phase have more to tell than their name. */
const IN_WORDS: readonly Cause['kind'][] = ['records', 'politician', 'advantages', 'clean-up'];

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
