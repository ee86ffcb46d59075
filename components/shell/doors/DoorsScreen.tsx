import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { GameGate, WhenOpen } from '@/components/match/Gates';
import { type GameCard } from '@/components/match/game-screens';
import { PageTitle } from '@/components/kit/PageTitle';
import { ground } from '@/components/kit/theme/tint';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { webProps } from '@/components/kit/web-props';
import { useGameWords } from '@/i18n/use-say';
import { Doors } from './Doors';
import { Hero } from './Hero';
import { Learn } from './Learn';
import { NewGame } from './NewGame';
import { Shelf } from './Shelf';

export function DoorsScreen() {
  return (
    <WhenOpen>
      <GameGate>{(card) => <DoorsPage card={card} />}</GameGate>
    </WhenOpen>
  );
}

/** Everything that one can do with a game, the next evening's first step on top. */
function DoorsPage({ card }: { readonly card: GameCard }) {
  const t = useGameWords(card.id);
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const sides = { paddingLeft: insets.left + space.l, paddingRight: insets.right + space.l };
  return (
    <View role="main" style={[styles.whole, ground(colors.paper)]}>
      <PageTitle title={t('name')} />
      <ScrollView style={styles.whole} {...webProps({ tabIndex: 0 })}>
        <Hero card={card} />
        <View style={[styles.columns, sides, { paddingBottom: insets.bottom + space.xl }]}>
          <View style={styles.column}>
            <NewGame card={card} />
            <Doors card={card} />
          </View>
          <View style={styles.column}>
            <Learn card={card} />
            <Shelf card={card} />
          </View>
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  columns: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.xl,
    rowGap: space.m,
    paddingTop: space.m,
  },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 340, maxWidth: '100%', gap: space.m },
});
