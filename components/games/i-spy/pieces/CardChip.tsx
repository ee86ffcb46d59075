import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { nationOf } from '@/rules/i-spy/model/check-print';
import { type Card } from '@/rules/i-spy/model/pieces';
import { type KnownPrints } from '@/rules/i-spy/model/prints';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { influenceOn } from './influence-on';
import { PieceIcon } from './PieceIcon';
import { cardIcon } from './piece-icons';
import { Pips } from './Pips';

interface CardChipProps {
  readonly card: Card;
  readonly prints: KnownPrints;
  /** In the Agenda: it came with this turn. */
  readonly raised?: boolean;
}

/** A card that lies before a player: its Nation and its cubes. */
export function CardChip({ card, prints, raised = false }: CardChipProps) {
  const { colors } = useTheme();
  const coloursOf = useNationColours();
  const nation = nationOf(prints, card);
  const look = nation && coloursOf(nation);
  const count = influenceOn(prints, card);
  return (
    <View
      style={[
        styles.chip,
        ground(look?.base ?? colors.inset),
        edge(raised ? colors.ink : (look?.edge ?? colors.lineStrong)),
        raised && styles.raised,
      ]}
    >
      {nation ? <Emblem nation={nation} size={13} /> : <PieceIcon name={cardIcon(card)} size={13} />}
      {count === undefined ? (
        <AppText
          allowFontScaling={false}
          variant="stamp"
          style={[styles.unread, ink(look?.on ?? colors.inkSoft)]}
        >
          ?
        </AppText>
      ) : (
        <Pips count={Math.min(count, 6)} size={count > 3 ? 2.5 : 4} color={look?.on ?? colors.ink} />
      )}
    </View>
  );
}

/** A coerced card: nobody but two know which one it is. */
export function CardBack() {
  const { colors } = useTheme();
  return (
    <View style={[styles.chip, ground(colors.token), edge(colors.lineStrong)]}>
      <AppText allowFontScaling={false} variant="stamp" style={ink(colors.onToken)}>
        ?
      </AppText>
    </View>
  );
}

/** Cards that lie there, and how many: nobody is told which. */
export function CountedCards({ count }: { readonly count: number }) {
  const { colors } = useTheme();
  if (count === 0) return undefined;
  const back = [styles.chip, ground(colors.token), edge(colors.lineStrong)];
  return (
    <View aria-hidden style={styles.counted}>
      {Array.from({ length: Math.min(count, 3) }, (_, at) => (
        <View key={at} style={[back, at > 0 && styles.over]} />
      ))}
      <AppText variant="count" style={styles.count}>
        {count}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    width: 20,
    height: 29,
    alignItems: 'center',
    justifyContent: 'space-evenly',
    borderWidth: 1,
    borderRadius: radius.s,
  },
  raised: { borderWidth: 2 },
  counted: { flexDirection: 'row', alignItems: 'center' },
  over: { marginLeft: -14 },
  count: { minWidth: 24, textAlign: 'right' },
  unread: { fontSize: 11, lineHeight: 12, letterSpacing: 0 },
});
