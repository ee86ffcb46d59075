import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { Chip } from '@/components/kit/Chip';
import { Stepper } from '@/components/kit/Stepper';
import { type Seat } from '@/rules/core/seat';
import { type Effect } from '@/rules/i-spy/model/effects';
import { type Icon, ICONS } from '@/rules/i-spy/model/pieces';
import { type Table } from '../table';
import { assetName, cardName, signed } from '../words';

type Counted = 'supply' | 'tags';
type Taken = Extract<Effect, { readonly kind: 'move-card' | 'lose-asset' }>;

/** What a text did to players and their pieces. */
export interface PieceEffects {
  readonly counts: Readonly<Record<string, number>>;
  readonly icons: readonly Icon[];
  readonly extra: number;
  readonly taken: readonly Taken[];
}

export const NO_PIECES: PieceEffects = { counts: {}, icons: [], extra: 0, taken: [] };

const COUNTED: readonly Counted[] = ['supply', 'tags'];
const keyOf = (kind: Counted, seat: Seat): string => `${kind}/${seat}`;

export const pieceEffects = ({ counts, icons, extra, taken }: PieceEffects): readonly Effect[] => [
  ...Object.entries(counts).flatMap(([key, by]): readonly Effect[] => {
    const [kind, seat] = key.split('/');
    return by === 0 ? [] : [{ kind: kind as Counted, seat: Number(seat), by }];
  }),
  ...taken,
  ...(extra > 0 ? [{ kind: 'card-actions', by: extra } as const] : []),
  ...icons.map((icon) => ({ kind: 'icon', icon }) as const),
];

interface PieceFieldsProps {
  readonly table: Table;
  readonly pieces: PieceEffects;
  readonly onChange: (pieces: PieceEffects) => void;
}

const same = (a: Taken, b: Taken): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Supply and Tags of everybody, Assets and Records that somebody loses or gets back, icons and extra Card Actions. */
export function PieceFields({ table, pieces, onChange }: PieceFieldsProps) {
  const { t, view, seatName } = table;
  const takings: readonly (readonly [Taken, string])[] = view.order.flatMap((seat) => {
    const player = view.players[seat];
    return [
      ...(player?.records ?? []).map(
        (card) =>
          [
            { kind: 'move-card', seat, card, to: 'hand' },
            t('ui.takes-back', { seat: seatName(seat), card: cardName(t, card) }),
          ] as const,
      ),
      ...(player?.assets ?? []).map(
        ({ asset, print }) =>
          [
            { kind: 'lose-asset', seat, asset },
            t('ui.loses', { seat: seatName(seat), asset: assetName(t, print, asset) }),
          ] as const,
      ),
    ];
  });
  const isTaken = (taking: Taken) => pieces.taken.some((other) => same(other, taking));
  const toggleTaken = (taking: Taken) =>
    onChange({
      ...pieces,
      taken: isTaken(taking)
        ? pieces.taken.filter((other) => !same(other, taking))
        : [...pieces.taken, taking],
    });
  const toggleIcon = (icon: Icon) =>
    onChange({
      ...pieces,
      icons: pieces.icons.includes(icon)
        ? pieces.icons.filter((other) => other !== icon)
        : [...pieces.icons, icon],
    });
  return (
    <>
      <View style={styles.steppers}>
        {view.order.flatMap((seat) =>
          COUNTED.map((kind) => {
            const value = pieces.counts[keyOf(kind, seat)] ?? 0;
            return (
              <View key={keyOf(kind, seat)} style={styles.one}>
                <Stepper
                  label={`${seatName(seat)}: ${t(`ui.${kind}`)}`}
                  value={value}
                  valueText={signed(value)}
                  min={-9}
                  max={9}
                  onChange={(by) =>
                    onChange({ ...pieces, counts: { ...pieces.counts, [keyOf(kind, seat)]: by } })
                  }
                />
              </View>
            );
          }),
        )}
      </View>
      {view.phase === 'turn' && (
        <>
          <View role="group" aria-label={t('ui.icons')} style={styles.chips}>
            {ICONS.map((icon) => (
              <Chip
                key={icon}
                label={t(`piece.owed.${icon}`)}
                selected={pieces.icons.includes(icon)}
                onPress={() => toggleIcon(icon)}
              />
            ))}
          </View>
          <Stepper
            label={t('ui.extra-card-actions')}
            value={pieces.extra}
            max={3}
            onChange={(extra) => onChange({ ...pieces, extra })}
          />
        </>
      )}
      {takings.length > 0 && (
        <View role="group" aria-label={t('ui.pieces')} style={styles.chips}>
          {takings.map(([taking, label]) => (
            <Chip key={label} label={label} selected={isTaken(taking)} onPress={() => toggleTaken(taking)} />
          ))}
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  steppers: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: 164, maxWidth: '100%' },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
