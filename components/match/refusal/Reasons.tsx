import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { type Violation } from '@/rules/core/violation';
import { useMatch } from '../match-context';
import { ruleOf, whyOf } from '../wording';

interface ReasonsProps {
  readonly violations: readonly Violation[];
  /** The rules page is opened. */
  readonly onLeave?: () => void;
}

/** Each reason in a sentence, and the rule behind them once, with the way to the rules. */
export function Reasons({ violations, onLeave }: ReasonsProps) {
  const t = useTranslate();
  const router = useRouter();
  const speaker = useMatch();
  const read = (rule: string) => {
    onLeave?.();
    router.push({ pathname: '/game/[game]/rules', params: { game: speaker.header.game, rule } });
  };
  return [...new Set(violations.map(({ rule }) => rule))].map((rule) => {
    const paraphrase = ruleOf(speaker, rule);
    return (
      <View key={rule} style={styles.reason}>
        {violations
          .filter((violation) => violation.rule === rule)
          .map((violation) => (
            <AppText key={violation.code} variant="title">
              {whyOf(speaker, violation)}
            </AppText>
          ))}
        {paraphrase !== undefined && <AppText tone="soft">{paraphrase}</AppText>}
        <View style={styles.row}>
          <AppText variant="small" tone="soft">
            {rule}
          </AppText>
          {paraphrase !== undefined && (
            <Button label={t('refusal.rules')} kind="quiet" icon="book" onPress={() => read(rule)} />
          )}
        </View>
      </View>
    );
  });
}

const styles = StyleSheet.create({
  reason: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
});
