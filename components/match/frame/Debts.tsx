import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { webProps } from '@/components/kit/web-props';
import { useTranslate } from '@/i18n/use-translate';
import { type Debt } from '@/rules/core/contract';
import { useMatch } from '../match-context';

/** One beside the other, none so wide that the next would be out of sight: that is how one sees that there are more. */
const PEEK = 0.72;
const WHOLE = 0.9;
const WIDEST = 420;

const keys = webProps({ tabIndex: 0 });

/** What belongs to this turn: still owed, still possible, or done. */
export function Debts({ debts }: { readonly debts: readonly Debt[] }) {
  const t = useTranslate();
  const { say } = useMatch();
  const { colors, accent } = useTheme();
  const width = Math.min(useWindowDimensions().width, WIDEST);
  if (debts.length === 0) return undefined;
  const drawn = debts.map(({ id, label, left, required }) => {
    const owed = required && left > 0;
    // A label that counts for itself is not counted twice.
    const counts = label.params?.count !== undefined;
    const what = left > 1 && !counts ? t('match.times', { what: say(label), number: left }) : say(label);
    const key = left === 0 ? 'match.debt-done' : required ? 'match.debt-owed' : 'match.debt-may';
    const said = t(key, { what });
    return (
      <View
        key={id}
        role="listitem"
        accessible
        aria-label={said}
        style={[
          styles.debt,
          { maxWidth: width * (debts.length > 1 ? PEEK : WHOLE) },
          edge(owed ? accent.fill : colors.line),
          owed && ground(accent.wash),
        ]}
      >
        <Icon name={left === 0 ? 'check' : required ? 'clock' : 'plus'} size={18} color={colors.ink} />
        <AppText variant="small" style={styles.words}>
          {said}
        </AppText>
      </View>
    );
  });
  const list = { role: 'list', 'aria-label': t('match.debts') } as const;
  if (debts.length === 1)
    return (
      <View {...list} style={styles.row}>
        {drawn}
      </View>
    );
  return (
    <ScrollView horizontal {...list} contentContainerStyle={styles.row} {...keys}>
      {drawn}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.s },
  debt: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingVertical: space.xs,
    paddingHorizontal: space.s,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  words: { flexShrink: 1 },
});
