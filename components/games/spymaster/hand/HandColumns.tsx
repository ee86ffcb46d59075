import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { sorted, totalsOf } from '@/rules/spymaster/model/pile';
import { type Intelligence, INTELLIGENCE_TYPES } from '@/rules/spymaster/model/prints';
import { TypeMark } from '../pieces/TypeMark';
import { useInks } from '../stage/use-inks';
import { type Names } from '../table';

interface HandColumnsProps {
  readonly names: Names;
  readonly cards: readonly Intelligence[];
  /** By their places in the sorted hand. */
  readonly picked: readonly number[];
  readonly onCard: (place: number) => void;
}

/** A hand as one holds it: a column for each type with its total, the cards below it. */
export function HandColumns({ names: { t, typeName, cardName }, cards, picked, onCard }: HandColumnsProps) {
  const { types } = useInks();
  const { colors, accent } = useTheme();
  const hand = sorted(cards);
  const totals = totalsOf(cards);
  // Six rounds' worth of one type would fill the screen: two cards stand side by side then.
  const most = Math.max(
    ...INTELLIGENCE_TYPES.map((type) => cards.filter((card) => card.type === type).length),
  );
  const half = most > 4;
  return (
    <View role="group" aria-label={t('ui.own-hand')} style={styles.columns}>
      {INTELLIGENCE_TYPES.map((type) => (
        <View key={type} style={[styles.column, ground(types[type].wash), edge(types[type].fill)]}>
          <View
            accessible
            role="img"
            aria-label={`${typeName(type)}: ${t('ui.total', { total: totals[type] })}`}
            style={[styles.head, ground(types[type].fill)]}
          >
            <TypeMark type={type} size={22} color={types[type].on} />
            <AppText aria-hidden variant="number" style={ink(types[type].on)}>
              {totals[type]}
            </AppText>
          </View>
          <View style={styles.cards}>
            {hand.map((card, place) => {
              if (card.type !== type) return undefined;
              const isPicked = picked.includes(place);
              return (
                <View key={place} style={half ? styles.half : styles.one}>
                  <Pressable
                    role="button"
                    aria-pressed={isPicked}
                    aria-label={cardName(card)}
                    onPress={() => onCard(place)}
                    style={[
                      styles.card,
                      ground(isPicked ? accent.wash : colors.sheet),
                      edge(isPicked ? accent.fill : types[type].fill),
                      isPicked && styles.picked,
                    ]}
                  >
                    <AppText aria-hidden variant="number" tone={isPicked ? 'accent' : 'ink'}>
                      {card.value}
                    </AppText>
                  </Pressable>
                </View>
              );
            })}
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.s },
  column: { flex: 1, minWidth: 0, borderWidth: 2, borderRadius: radius.m, overflow: 'hidden' },
  head: {
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: space.s,
  },
  cards: { flexDirection: 'row', flexWrap: 'wrap', padding: 3, minHeight: target.least },
  one: { width: '100%', padding: 3 },
  half: { width: '50%', padding: 2 },
  card: {
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
  picked: { borderWidth: 3 },
});
