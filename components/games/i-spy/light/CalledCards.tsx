import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { nationOf } from '@/rules/i-spy/model/check-print';
import {
  ACTION_CARDS,
  type ActionCard,
  type Card,
  type Nation,
  NATIONS,
  type PerNation,
} from '@/rules/i-spy/model/pieces';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { NationGround } from '../nations/NationGround';
import { NationPlate } from '../nations/NationPlate';
import { influenceOn } from '../pieces/influence-on';
import { Pips } from '../pieces/Pips';
import { useLow } from '../use-low';
import { cardName, nationName } from '../words';
import { type Light } from './light';

/** A Nation's cards stand side by side; those of which nobody knows the Nation come last. */
const inNations = ({ view: { prints } }: Light): readonly ActionCard[] => {
  const place = (card: ActionCard): number => {
    const nation = nationOf(prints, card);
    return nation ? NATIONS.indexOf(nation) : NATIONS.length;
  };
  return [...ACTION_CARDS].sort((one, other) => place(one) - place(other));
};

const ACROSS = 4;

const rowsOf = (cards: readonly ActionCard[]): readonly (readonly ActionCard[])[] =>
  Array.from({ length: Math.ceil(cards.length / ACROSS) }, (_, row) =>
    cards.slice(row * ACROSS, (row + 1) * ACROSS),
  );

interface CalledCardsProps {
  readonly light: Light;
  readonly countOf: (card: Card) => number;
  readonly onCard: (card: Card) => void;
}

/** All cards with how many of each lie in the Records. */
export function CalledCards({ light, countOf, onCard }: CalledCardsProps) {
  return (
    <View role="group" aria-label={light.t('ui.records')} style={styles.grid}>
      {rowsOf(inNations(light)).map((row) => (
        <View key={row[0]} style={styles.row}>
          {row.map((card) => (
            <CalledCard
              key={card}
              light={light}
              card={card}
              count={countOf(card)}
              onPress={() => onCard(card)}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

interface CalledCardProps {
  readonly light: Light;
  readonly card: Card;
  readonly count: number;
  readonly onPress: () => void;
}

function CalledCard({ light: { t, view }, card, count, onPress }: CalledCardProps) {
  const low = useLow();
  const { colors } = useTheme();
  const coloursOf = useNationColours();
  const nation = nationOf(view.prints, card);
  const look = nation && coloursOf(nation);
  const on = count > 0;
  const text = on ? (look?.on ?? colors.ink) : (look?.deep ?? colors.ink);
  const worth = influenceOn(view.prints, card);
  const name = cardName(t, card);
  return (
    <Pressable
      role="button"
      aria-label={`${name}, ${t('ui.call.times', { count })}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        ground((on ? look?.base : look?.tint) ?? colors.sheet),
        edge(look?.edge ?? colors.lineStrong),
        pressed && styles.pressed,
      ]}
    >
      <View style={styles.band}>
        {on && nation && <NationGround nation={nation} />}
        <View style={[styles.disc, ground((on ? look?.base : look?.tint) ?? colors.sheet)]}>
          {nation && <Emblem nation={nation} size={16} color={text} />}
        </View>
        <View style={[styles.disc, ground((on ? look?.base : look?.tint) ?? colors.sheet)]}>
          {worth === undefined ? (
            <AppText allowFontScaling={false} variant="stamp" style={ink(text)}>
              ?
            </AppText>
          ) : (
            <Pips count={Math.min(6, worth)} size={8} color={text} />
          )}
        </View>
      </View>
      <AppText variant="longMove" numberOfLines={2} style={[styles.name, ink(text)]}>
        {name}
      </AppText>
      {on && (
        <View style={[styles.count, low && styles.inBand, ground(colors.sheet)]}>
          <AppText variant="count">{`×${count}`}</AppText>
        </View>
      )}
    </Pressable>
  );
}

interface CalledNumbersProps {
  readonly light: Light;
  readonly sums: PerNation;
  readonly onNation: (nation: Nation) => void;
}

/** One number a Nation. */
export function CalledNumbers({ light: { t }, sums, onNation }: CalledNumbersProps) {
  return (
    <View style={styles.numbers}>
      {NATIONS.map((nation) => (
        <NumberRow
          key={nation}
          name={nationName(t, nation)}
          nation={nation}
          value={sums[nation]}
          onPress={() => onNation(nation)}
        />
      ))}
    </View>
  );
}

interface NumberRowProps {
  readonly name: string;
  readonly nation: Nation;
  readonly value: number;
  readonly onPress: () => void;
}

function NumberRow({ name, nation, value, onPress }: NumberRowProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={`${name}: ${value}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.number,
        ground(colors.sheet),
        edge(colors.line),
        pressed && styles.pressed,
      ]}
    >
      <NationPlate nation={nation} size={46} />
      <AppText variant="label" style={styles.numberName}>
        {name}
      </AppText>
      <AppText variant="number">{value}</AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  grid: { flexGrow: 1, gap: 6 },
  row: { flexGrow: 1, flexDirection: 'row', gap: 6 },
  card: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    minHeight: 62,
    borderWidth: 1,
    borderRadius: radius.m - 3,
    overflow: 'hidden',
  },
  band: {
    height: 24,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: space.xs,
  },
  disc: { padding: 2, borderRadius: radius.s },
  name: { fontSize: 16, lineHeight: 19, paddingHorizontal: space.s - 1 },
  count: { position: 'absolute', right: 4, bottom: 4, paddingHorizontal: space.s, borderRadius: radius.s },
  // Above the name, which has two lines.
  inBand: { top: 2, bottom: undefined, right: '38%' },
  numbers: { flexGrow: 1, gap: space.xs },
  number: {
    flexGrow: 1,
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  numberName: { flex: 1 },
  pressed: { opacity: 0.6 },
});
