import { useLocalSearchParams, useRouter } from 'expo-router';
import { type ReactNode } from 'react';
import { ActivityIndicator, StyleSheet, View } from 'react-native';
import { ground } from '@/components/kit/theme/tint';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { EmptyState } from '@/components/kit/EmptyState';
import { Screen } from '@/components/kit/Screen';
import { useDebriefIfOpen } from '@/components/kit/store/use-debrief';
import { type GameCard } from '@/components/match/game-screens';
import { useWordsOf, useGameCard } from '@/components/match/game-cards';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';

interface WhenOpenProps {
  readonly children: ReactNode;
}

/** For screens that show nothing without the store. */
export function WhenOpen({ children }: WhenOpenProps) {
  return useDebriefIfOpen() ? children : <Loading />;
}

export function Loading() {
  const { colors } = useTheme();
  const t = useTranslate();
  return (
    <View role="main" aria-busy style={[styles.whole, ground(colors.paper)]}>
      <ActivityIndicator color={colors.inkSoft} aria-label={t('match.opening')} />
    </View>
  );
}

interface MissingProps {
  readonly title: string;
  readonly hint: string;
}

/** Nothing is here; the way home is. */
export function Missing({ title, hint }: MissingProps) {
  const t = useTranslate();
  const router = useRouter();
  return (
    <Screen title={t('app.name')}>
      <EmptyState
        icon="search"
        title={title}
        hint={hint}
        action={{ label: t('missing.home'), onPress: () => router.dismissTo('/') }}
      />
    </Screen>
  );
}

interface GameGateProps {
  readonly children: (card: GameCard) => ReactNode;
}

/** The game that the address names, in its colour and with all its words. */
export function GameGate({ children }: GameGateProps) {
  const t = useTranslate();
  const { game } = useLocalSearchParams<{ game: string }>();
  const card = useGameCard(game);
  const worded = useWordsOf(card);
  if (!card) return <Missing title={t('game.missing')} hint={t('game.missing-hint')} />;
  if (!worded) return <Loading />;
  return <AccentProvider accent={card.accent}>{children(card)}</AccentProvider>;
}

const styles = StyleSheet.create({
  whole: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
