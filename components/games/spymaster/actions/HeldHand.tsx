import type { ReactNode } from 'react';
import { View } from 'react-native';
import { HoldToReveal } from '@/components/secret/HoldToReveal';
import { secondFinger } from '@/components/secret/second-finger';
import { AppText } from '@/components/ui/AppText';
import type { Intelligence } from '@/rules/spymaster/box';
import type { View as TableView } from '@/rules/spymaster/full/view';
import { NO_CARDS, sorted } from '@/rules/spymaster/pile';
import type { ActProps } from './act-props';

interface HeldHandProps extends ActProps {
  readonly cover: string;
  /** Called only while somebody holds. */
  readonly children: (cards: readonly Intelligence[]) => ReactNode;
}

/** SM-24: the phone has dealt the hand, so its owner holds here and taps cards with another finger. */
export function HeldHand({ table, seat, cover, children }: HeldHandProps) {
  const { session, seatName } = table;
  const shown = () => {
    const { game, state } = session.log;
    const own = game.view(state, seat) as TableView;
    return children(sorted((own.players[seat]?.hand ?? NO_CARDS).cards));
  };
  return (
    <View {...secondFinger}>
      <HoldToReveal name={seatName(seat)} cover={<AppText tone="soft">{cover}</AppText>}>
        {shown}
      </HoldToReveal>
    </View>
  );
}
