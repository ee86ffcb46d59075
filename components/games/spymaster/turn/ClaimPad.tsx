import { useState } from 'react';
import { type GestureResponderEvent, Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { NumberEditor } from '@/components/kit/NumberEditor';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Area, MOST_POINTS } from '@/rules/spymaster/model/prints';
import { type Table } from '../table';
import { areaName } from '../words';

interface ClaimPadProps {
  readonly table: Table;
  readonly area: Area;
  readonly onPoints: (points: number, cards: number, event?: GestureResponderEvent) => void;
  readonly onRead: () => void;
  readonly onClose: () => void;
}

const USUAL = Array.from({ length: 11 }, (_, above) => 4 + above);
const ABOVE = 15;
const ROOMY = 780;
const BURNED = [1, 2, 3, 4] as const;

/** SM-40: a Mission by its points alone: neither its Agents nor its payment are looked at. */
export function ClaimPad({ table, area, onPoints, onRead, onClose }: ClaimPadProps) {
  const { t, view, seatName } = table;
  const { colors } = useTheme();
  const roomy = useWindowDimensions().height >= ROOMY;
  const [cards, setCards] = useState(1);
  const [other, setOther] = useState(false);
  const title = t('ui.claim.title', { area: areaName(t, area), seat: seatName(view.active) });
  return (
    <View style={styles.pad}>
      <View>
        <AppText variant="label" numberOfLines={2}>
          {title}
        </AppText>
        {roomy && (
          <AppText variant="small" tone="soft">
            {t('ui.claim.unchecked')}
          </AppText>
        )}
      </View>
      <View role="group" aria-label={title} style={styles.keys}>
        {USUAL.map((points) => (
          <Key
            key={points}
            label={String(points)}
            name={t('common.points', { count: points })}
            onPress={(event) => onPoints(points, cards, event)}
          />
        ))}
        <Key label="…" name={t('ui.claim.other')} onPress={() => setOther(true)} />
      </View>
      <View style={styles.line}>
        <View role="radiogroup" aria-label={t('ui.claim.cards')} style={styles.cards}>
          <AppText variant="small" aria-hidden style={styles.words}>
            {t('ui.claim.cards')}
          </AppText>
          {BURNED.map((count) => (
            <Pressable
              key={count}
              role="radio"
              aria-checked={count === cards}
              aria-label={String(count)}
              onPress={() => setCards(count)}
              style={[
                styles.count,
                ground(count === cards ? colors.ink : colors.sheet),
                edge(count === cards ? colors.ink : colors.line),
              ]}
            >
              <AppText aria-hidden variant="label" style={ink(count === cards ? colors.paper : colors.ink)}>
                {count}
              </AppText>
            </Pressable>
          ))}
        </View>
        <IconButton icon="edit" label={t('ui.claim.read')} filled size={target.least} onPress={onRead} />
        <IconButton icon="close" label={t('ui.turn.not-now')} filled size={target.least} onPress={onClose} />
      </View>
      <NumberEditor
        open={other}
        title={title}
        value={ABOVE}
        max={MOST_POINTS}
        onSet={(points) => {
          setOther(false);
          onPoints(points, cards);
        }}
        onClose={() => setOther(false)}
      />
    </View>
  );
}

interface KeyProps {
  readonly label: string;
  readonly name: string;
  readonly onPress: (event: GestureResponderEvent) => void;
}

function Key({ label, name, onPress }: KeyProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.place}>
      <Pressable
        role="button"
        aria-label={name}
        onPress={onPress}
        style={({ pressed }) => [
          styles.key,
          ground(pressed ? colors.inset : colors.sheet),
          edge(colors.lineStrong),
        ]}
      >
        <AppText aria-hidden variant="title">
          {label}
        </AppText>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { gap: space.s },
  keys: { flexDirection: 'row', flexWrap: 'wrap', margin: -2 },
  place: { width: `${100 / 6}%`, padding: 2 },
  key: {
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  cards: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.xs },
  words: { flex: 1, minWidth: 0 },
  count: {
    width: 36,
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
});
