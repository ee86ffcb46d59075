import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { ListRow } from '@/components/kit/ListRow';
import { space } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { type Outcome } from '@/rules/core/contract';
import { useMatch } from '../match-context';
import { ruleOf } from '../wording';

/** The rules behind the points and behind what decided, each once. */
export function ScoreRules({ outcome }: { readonly outcome: Outcome }) {
  const t = useTranslate();
  return (
    <View role="group" aria-label={t('score.rules')} style={styles.rules}>
      <AppText variant="stamp" tone="soft">
        {t('score.rules')}
      </AppText>
      {rulesBehind(outcome).map((rule) => (
        <RuleRow key={rule} rule={rule} />
      ))}
    </View>
  );
}

function RuleRow({ rule }: { readonly rule: string }) {
  const router = useRouter();
  const speaker = useMatch();
  const { game } = speaker.header;
  return (
    <ListRow
      title={ruleOf(speaker, rule) ?? rule}
      detail={rule}
      onPress={() => router.push({ pathname: '/game/[game]/rules', params: { game, rule } })}
    />
  );
}

const rulesBehind = ({ scores, decidedByRule }: Outcome): readonly string[] => [
  ...new Set([
    ...scores.flatMap(({ lines }) => lines.flatMap(({ rule }) => rule ?? [])),
    ...(decidedByRule ? [decidedByRule] : []),
  ]),
];

const styles = StyleSheet.create({ rules: { gap: space.s } });
