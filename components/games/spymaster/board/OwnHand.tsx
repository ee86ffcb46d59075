import { Pressable, StyleSheet, View } from 'react-native';
import { besideText } from '@/components/theme/text-size';
import { space } from '@/components/theme/tokens';
import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { Stamp } from '@/components/ui/Stamp';
import type { Seat } from '@/rules/core/seat';
import { NO_CARDS, sorted, totalsOf } from '@/rules/spymaster/pile';
import { useDraft } from '../draft';
import { CardFace } from '../pieces/CardFace';
import type { Table } from '../table';
import { MissionNeeds } from './MissionNeeds';
import { PaymentAdvice } from './PaymentAdvice';
import { TypeTotals } from './TypeTotals';

interface OwnHandProps {
  readonly table: Table;
  readonly seat: Seat;
}

/** For the owner of the hand alone: the cards to tap, and which Missions they would pay for. */
export function OwnHand({ table, seat }: OwnHandProps) {
  const { t, view, cardName } = table;
  const { draft, change } = useDraft(table);
  const { picked } = draft;
  const hand = view.players[seat]?.hand ?? NO_CARDS;
  const tap = (place: number) =>
    change({
      picked: picked.includes(place) ? picked.filter((other) => other !== place) : [...picked, place],
    });
  const missions = view.spaces.flatMap(({ area, faceup, needs }) =>
    faceup?.print && needs ? [{ area, print: faceup.print, needs }] : [],
  );
  return (
    <View style={styles.whole}>
      <Card tab={t('ui.own-hand')} marked>
        {table.practice && <Stamp label={t('ui.practice')} tone="soft" />}
        {hand.cards.length > 0 && <TypeTotals totals={totalsOf(hand.cards)} />}
        <View role="group" aria-label={t('ui.own-hand')} style={styles.cards}>
          {sorted(hand.cards).map((card, place) => (
            <Pressable
              key={place}
              role="button"
              aria-pressed={picked.includes(place)}
              aria-label={cardName(card)}
              onPress={() => tap(place)}
              style={styles.card}
            >
              <CardFace card={card} chosen={picked.includes(place)} />
            </Pressable>
          ))}
        </View>
        {hand.unknown > 0 && <AppText tone="soft">{t('ui.unknown', { count: hand.unknown })}</AppText>}
        {hand.cards.length + hand.unknown === 0 && <AppText tone="soft">{t('ui.no-cards')}</AppText>}
      </Card>
      {missions.map(({ area, print, needs }) => (
        <View key={area} style={styles.mission}>
          <MissionNeeds table={table} print={print} needs={needs} />
          <PaymentAdvice table={table} seat={seat} asked={print.intelligence} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.m },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  card: { width: besideText(48) },
  mission: { gap: space.xs },
});
