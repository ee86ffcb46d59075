import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { useTranslate } from '@/i18n/use-translate';
import type { Violation } from '@/rules/core/violation';
import { useMatch } from '../match-context';
import { ruleOf, whyOf } from '../wording';

interface ReasonProps {
  readonly violation: Violation;
  /** The rules page is opened. */
  readonly onLeave?: () => void;
}

/** One reason in a sentence, the rule behind it and the way to the rules. */
export function Reason({ violation, onLeave }: ReasonProps) {
  const t = useTranslate();
  const router = useRouter();
  const speaker = useMatch();
  const { rule } = violation;
  const paraphrase = ruleOf(speaker, rule);
  const read = () => {
    onLeave?.();
    router.push({ pathname: '/game/[game]/rules', params: { game: speaker.header.game, rule } });
  };
  return (
    <View style={styles.reason}>
      <AppText variant="title">{whyOf(speaker, violation)}</AppText>
      {paraphrase !== undefined && <AppText tone="soft">{paraphrase}</AppText>}
      <View style={styles.row}>
        <AppText variant="small" tone="soft">
          {rule}
        </AppText>
        {paraphrase !== undefined && (
          <Button label={t('refusal.rules')} kind="quiet" icon="book" onPress={read} />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  reason: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
});
