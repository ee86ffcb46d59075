import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { isRefused } from '@/rules/core/violation';
import { checkPrint } from '@/rules/i-spy/model/check-print';
import { type Card, type Nation, NATIONS } from '@/rules/i-spy/model/pieces';
import { type CardPrint, type KnownPrints } from '@/rules/i-spy/model/prints';
import { NationPlate } from '../nations/NationPlate';
import { useNationColours } from '../nations/nation-look';
import { Pips } from '../pieces/Pips';
import { type Teller } from '../table';
import { cardName, nationName } from '../words';

interface PrintGridProps {
  readonly teller: Pick<Teller, 't'>;
  readonly known: KnownPrints;
  readonly card: Card;
  readonly onPrint: (print: CardPrint) => void;
  readonly onOther: () => void;
}

const VALUES = [3, 2, 1] as const;

const printOf = (card: Card, nation: Nation, value: number): CardPrint => ({
  kind: 'card',
  card,
  influence: { [nation]: value },
});

/** IS-4: what is printed on a card, in one tap; what cannot be true beside the book and the box is quiet. */
export function PrintGrid({ teller, known, card, onPrint, onOther }: PrintGridProps) {
  const { t } = teller;
  const { colors } = useTheme();
  const coloursOf = useNationColours();
  const fits = (nation: Nation, value: number) => !isRefused(checkPrint(known, printOf(card, nation, value)));
  const left = NATIONS.filter((nation) => VALUES.some((value) => fits(nation, value)));
  return (
    <View style={[styles.whole, ground(colors.sheet), edge(colors.line)]}>
      <View>
        <AppText variant="title" level={2}>
          {t('ui.print-new', { card: cardName(t, card) })}
        </AppText>
        <AppText tone="soft" variant="small">
          {t('ui.print-ask')}
        </AppText>
      </View>
      <View style={styles.row}>
        {NATIONS.map((nation) => (
          <View key={nation} style={[styles.plate, !left.includes(nation) && styles.out]}>
            <NationPlate nation={nation} size={44} />
          </View>
        ))}
      </View>
      {VALUES.map((value) => (
        <View key={value} style={[styles.row, styles.grows]}>
          {NATIONS.map((nation) => {
            const open = fits(nation, value);
            const look = coloursOf(nation);
            return (
              <Pressable
                key={nation}
                role="button"
                aria-label={`${nationName(t, nation)} +${value}`}
                aria-disabled={!open}
                disabled={!open}
                onPress={() => onPrint(printOf(card, nation, value))}
                style={({ pressed }) => [
                  styles.cell,
                  open ? [ground(look.tint), edge(look.edge)] : [styles.quiet, edge(colors.line)],
                  pressed && styles.pressed,
                ]}
              >
                {open && <Pips count={value} color={look.base} size={10} />}
                <AppText variant="count" style={ink(open ? look.deep : colors.inkSoft)}>
                  {value}
                </AppText>
              </Pressable>
            );
          })}
        </View>
      ))}
      <Pressable
        role="button"
        onPress={onOther}
        style={({ pressed }) => [styles.other, pressed && styles.pressed]}
      >
        <AppText variant="small" tone="accent">
          {t('ui.print-other')}
        </AppText>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: {
    flexGrow: 1,
    gap: space.xs + 2,
    padding: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  row: { flexDirection: 'row', gap: 5 },
  grows: { flexGrow: 1, flexBasis: target.least },
  plate: { flex: 1, alignItems: 'center' },
  out: { opacity: 0.35 },
  cell: {
    flex: 1,
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    borderWidth: 1.5,
    borderRadius: radius.s + 1,
  },
  quiet: { borderStyle: 'dashed' },
  other: { minHeight: target.least, justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
