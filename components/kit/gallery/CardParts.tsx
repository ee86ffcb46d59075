import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { ChangingNumber } from '../ChangingNumber';
import { GhostDelta } from '../GhostDelta';
import { type Price, PriceChip } from '../PriceChip';
import { type CardState, StageCard } from '../StageCard';
import { Stamp } from '../Stamp';
import { Section } from './Section';
import { stageSamplesIn } from './stage-samples';

const prices: readonly Price[] = [
  { kind: 'pay', price: 2 },
  { kind: 'mine' },
  { kind: 'dear', price: 4 },
  { kind: 'unknown' },
  { kind: 'free' },
];
const states: readonly CardState[] = ['open', 'lit', 'done', 'unknown', 'quiet', 'refused'];

export function CardParts() {
  const { accent } = useTheme();
  const s = stageSamplesIn(useLanguage());
  const t = useTranslate();
  const [points, setPoints] = useState(12);
  return (
    <Section title="PriceChip · GhostDelta · Stamp · StageCard">
      <View style={styles.row}>
        {prices.map((price) => (
          <PriceChip key={price.kind} price={price} />
        ))}
      </View>
      <View style={styles.row}>
        <AppText variant="number">8</AppText>
        <GhostDelta change={-2} when="about" />
        <ChangingNumber text={String(points)} variant="number" />
        {points > 12 && <GhostDelta change={3} when="now" step={points} />}
        <Button label="+3" kind="secondary" onPress={() => setPoints(points + 3)} />
      </View>
      <View style={styles.row}>
        <Stamp label={t('common.yes')} tone="good" large askew />
        <Stamp label={t('common.no')} tone="danger" large askew />
        <Stamp key={points} label={s.winner} large askew lands />
        <Stamp label={s.tie} />
        <Stamp label={s.practice} tone="ink" />
        <Stamp label={s.ruling} tone="soft" />
      </View>
      <View style={styles.row}>
        {states.map((state, place) => (
          <View key={state} style={styles.card}>
            <StageCard state={state} label={`${s.cities[place]}, ${place + 2}`} onPress={() => undefined}>
              {state === 'done' ? (
                <View style={styles.done}>
                  <Icon name="check" color={accent.on} />
                  <AppText variant="title" tone="onAccent">
                    {place + 2}
                  </AppText>
                </View>
              ) : (
                <View style={styles.print}>
                  <AppText variant="fine">{s.cities[place]}</AppText>
                  <AppText variant="title">{place + 2}</AppText>
                </View>
              )}
            </StageCard>
          </View>
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m, alignItems: 'center' },
  card: { flexGrow: 1, flexBasis: 96, maxWidth: 180 },
  print: { flexDirection: 'row', justifyContent: 'space-between', gap: space.xs },
  done: { flexGrow: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
});
