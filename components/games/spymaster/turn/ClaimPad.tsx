import { useState } from 'react';
import { type GestureResponderEvent, Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Area } from '@/rules/spymaster/model/prints';
import { PointKeys } from '../pieces/PointKeys';
import { type Table } from '../table';
import { areaName } from '../words';

interface ClaimPadProps {
  readonly table: Table;
  readonly area: Area;
  readonly onPoints: (points: number, cards: number, event?: GestureResponderEvent) => void;
  readonly onRead: () => void;
  readonly onClose: () => void;
}

const ROOMY = 780;
const BURNED = [1, 2, 3, 4] as const;

/** SM-40: a Mission by its points alone: neither its Agents nor its payment are looked at. */
export function ClaimPad({ table, area, onPoints, onRead, onClose }: ClaimPadProps) {
  const { t, view, seatName } = table;
  const { colors, accent } = useTheme();
  const roomy = useWindowDimensions().height >= ROOMY;
  const [cards, setCards] = useState(1);
  const title = t('ui.claim.title', { area: areaName(t, area), seat: seatName(view.active) });
  return (
    <View style={styles.pad}>
      <View style={styles.line}>
        <View style={styles.words}>
          <AppText variant="label" numberOfLines={2}>
            {title}
          </AppText>
        </View>
        <Pressable
          role="button"
          aria-label={t('ui.claim.read')}
          onPress={onRead}
          style={({ pressed }) => [
            styles.read,
            ground(pressed ? accent.wash : colors.sheet),
            edge(accent.fill),
          ]}
        >
          <Icon name="edit" size={18} color={accent.text} />
          <AppText aria-hidden variant="label" tone="accent">
            {t('ui.turn.read')}
          </AppText>
        </Pressable>
        <IconButton icon="close" label={t('ui.turn.not-now')} filled size={target.least} onPress={onClose} />
      </View>
      {roomy && (
        <AppText variant="fine" tone="soft">
          {t('ui.claim.unchecked')}
        </AppText>
      )}
      <PointKeys t={t} label={title} onPoints={(points, event) => onPoints(points, cards, event)} />
      <View role="radiogroup" aria-label={t('ui.claim.cards')} style={styles.line}>
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
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 0 },
  read: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minHeight: target.least,
    paddingHorizontal: space.m,
    borderWidth: 2,
    borderRadius: radius.m,
  },
  count: {
    width: 52,
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
});
