import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { secondFinger } from '@/components/kit/secret/fingers';
import { type Reveal } from '@/components/kit/secret/use-reveal';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { NO_CARDS, sorted } from '@/rules/spymaster/model/pile';
import { type Intelligence } from '@/rules/spymaster/model/prints';
import { type View as TableView } from '@/rules/spymaster/model/view';
import { type ActProps } from './act-props';

interface HeldHandProps extends ActProps {
  /** Its pad stands below, where a long hand cannot push it away. */
  readonly reveal: Reveal;
  readonly cover: string;
  /** Called only while somebody holds. */
  readonly children: (cards: readonly Intelligence[]) => ReactNode;
}

/** SM-24: the phone has dealt the hand, so its owner holds and taps cards with another finger. */
export function HeldHand({ table, seat, reveal, cover, children }: HeldHandProps) {
  if (!reveal.shown) return <AppText tone="soft">{cover}</AppText>;
  const { game, state } = table.log;
  const own = game.view(state, seat) as TableView;
  return (
    <View style={styles.whole} {...secondFinger}>
      {children(sorted((own.players[seat]?.hand ?? NO_CARDS).cards))}
    </View>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.m } });
