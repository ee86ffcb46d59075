import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Stamp } from '@/components/kit/Stamp';
import { ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';
import { ruleOf } from '../wording';

interface DecisionProps {
  /** What decided, as a sentence; none where nothing has. */
  readonly sentence: string | undefined;
  readonly rule: string | undefined;
  readonly tie: boolean;
  readonly early: boolean;
}

/** Why it came out so, with the rule that says it. */
export function Decision({ sentence, rule, tie, early }: DecisionProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  if (sentence === undefined && !early) return undefined;
  return (
    <View style={[styles.card, ground(colors.sheet)]}>
      <AppText variant="label" style={styles.words}>
        {sentence ?? t('match.ended')}
      </AppText>
      <View style={styles.marks}>
        {tie && <Stamp label={t('home.tie-break')} />}
        {early && <Stamp label={t('match.ended-early')} tone="soft" />}
        {rule !== undefined && <RuleLink rule={rule} />}
      </View>
    </View>
  );
}

function RuleLink({ rule }: { readonly rule: string }) {
  const router = useRouter();
  const speaker = useMatch();
  const { game } = speaker.header;
  return (
    <Pressable
      role="link"
      aria-label={`${ruleOf(speaker, rule) ?? ''}, ${rule}`}
      hitSlop={target.least / 4}
      onPress={() => router.push({ pathname: '/game/[game]/rules', params: { game, rule } })}
    >
      <AppText variant="small" tone="soft">
        {rule}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', gap: space.m, padding: space.m, borderRadius: radius.l },
  words: { flex: 1, minWidth: 0 },
  marks: { alignItems: 'flex-end', gap: space.xs },
});
