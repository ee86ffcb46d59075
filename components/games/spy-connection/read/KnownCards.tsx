import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type MissionPrint, type StartMissionPrint } from '@/rules/spy-connection/model/prints';
import { type Table } from '../table';
import { citiesOf, missionDetail } from '../words';

type Print = MissionPrint & Partial<Pick<StartMissionPrint, 'red'>>;

interface KnownCardsProps<Card extends Print> {
  readonly table: Table;
  readonly label: string;
  readonly prints: readonly Card[];
  /** The cities that were tapped. */
  readonly cities: readonly string[];
  readonly chosen?: string | undefined;
  readonly onCard: (print: Card) => void;
  /** None of these: the card is read. */
  readonly onNone?: (() => void) | undefined;
}

/** Cards that the box knows; the tap on one says which it is. */
export function KnownCards<Card extends Print>(props: KnownCardsProps<Card>) {
  const { table, label, prints, cities, chosen, onCard, onNone } = props;
  const { t, city } = table;
  const { colors, accent } = useTheme();
  return (
    <ScrollView
      horizontal
      role="list"
      aria-label={label}
      contentContainerStyle={styles.row}
      showsHorizontalScrollIndicator={false}
      keyboardShouldPersistTaps="handled"
    >
      {prints.map((print) => (
        <View key={print.id} role="listitem" style={styles.place}>
          <Pressable
            role="button"
            aria-label={[
              citiesOf(table, print),
              ...(print.red === undefined ? [] : [t('ui.red', { city: city(print.red) })]),
              missionDetail(t, print),
            ].join(', ')}
            onPress={() => onCard(print)}
            style={({ pressed }) => [
              styles.card,
              ground(chosen === print.id ? accent.wash : colors.sheet),
              edge(chosen === print.id ? accent.fill : colors.lineStrong),
              { borderTopColor: print.red === undefined ? accent.fill : colors.danger },
              pressed && styles.pressed,
            ]}
          >
            <View style={styles.cities}>
              {print.cities.map((id) => (
                <View key={id} style={styles.line}>
                  <View
                    style={[
                      styles.ring,
                      edge(
                        id === print.red
                          ? colors.danger
                          : cities.includes(id)
                            ? accent.fill
                            : colors.lineStrong,
                      ),
                    ]}
                  />
                  <AppText
                    variant="small"
                    numberOfLines={1}
                    tone={id === print.red ? 'danger' : cities.includes(id) ? 'ink' : 'soft'}
                    style={styles.name}
                  >
                    {city(id)}
                  </AppText>
                </View>
              ))}
            </View>
            <View style={styles.points}>
              <AppText variant="title">{print.points}</AppText>
              {print.extraTurn && <Icon name="bolt" size={18} color={accent.text} />}
            </View>
          </Pressable>
        </View>
      ))}
      {onNone && (
        <Pressable
          role="button"
          aria-label={t('ui.read.none')}
          onPress={onNone}
          style={({ pressed }) => [styles.none, edge(colors.lineStrong), pressed && styles.pressed]}
        >
          <Icon name="edit" size={20} color={colors.ink} />
          <AppText variant="small" style={styles.centred}>
            {t('ui.read.none')}
          </AppText>
        </Pressable>
      )}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { gap: space.s, flexGrow: 1 },
  // Four fit side by side into the width of a phone.
  place: { flexGrow: 1, flexShrink: 0, flexBasis: 82, maxWidth: 170 },
  card: {
    flexGrow: 1,
    minHeight: 120,
    padding: 6,
    justifyContent: 'space-between',
    borderWidth: 1.5,
    borderTopWidth: 4,
    borderRadius: radius.m,
  },
  cities: { minWidth: 0, gap: 3 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  ring: { width: 14, height: 14, borderWidth: 2, borderRadius: radius.round, flexShrink: 0 },
  name: { flexShrink: 1 },
  points: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: 2 },
  none: {
    flexGrow: 1,
    flexBasis: 92,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    padding: 6,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderRadius: radius.m,
  },
  centred: { textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
