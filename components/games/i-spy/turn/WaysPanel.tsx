import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';
import { type Offer } from '@/rules/core/contract';
import { type Move } from '@/rules/i-spy/game';
import { NATION_OF } from '@/rules/i-spy/model/pieces';
import { type playCard } from '@/rules/i-spy/moves/play-card';
import { type ActProps } from '../actions/act-props';
import { CardRow } from '../actions/CardRow';
import { cardName, nationName, signed } from '../words';
import { isPossible, placeOf } from './hand';

type Play = ReturnType<typeof playCard.make>;

interface WaysPanelProps extends ActProps {
  readonly ways: readonly Offer<Move>[];
  readonly onWay: (way: Offer<Move>) => void;
}

/** At whom or where a card is played, with what it does there. One tap plays. */
export function WaysPanel({ table, seat, ways, onWay }: WaysPanelProps) {
  const { t, say, why, view } = table;
  const sabotaged = ({ move }: Offer<Move>): string | undefined => {
    const play = move as Play;
    if (play.card !== 'sabotage') return undefined;
    const capital = placeOf(table, seat, play);
    if (!capital) return t('ui.sabotage-outside');
    const loss = view.prints.sabotages[capital]?.loss;
    return loss === undefined
      ? t('ui.print-unknown')
      : `${nationName(t, NATION_OF[capital])} ${signed(-loss)}`;
  };
  const against = ({ violations }: Offer<Move>) =>
    why(violations.filter(({ code }) => code !== 'amount-unknown'));
  const card = (ways[0]?.move as Play | undefined)?.card;
  return (
    <View style={styles.ways}>
      {card && (
        <AppText variant="title" level={2}>
          {cardName(t, card)}
        </AppText>
      )}
      {ways.map((way) => (
        <CardRow
          key={way.id}
          title={say(way.label)}
          detail={against(way) ?? sabotaged(way)}
          faint={!isPossible(way)}
          onPress={() => onWay(way)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ ways: { gap: space.s } });
