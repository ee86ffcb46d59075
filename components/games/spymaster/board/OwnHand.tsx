import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Stamp } from '@/components/kit/Stamp';
import { type Seat } from '@/rules/core/seat';
import { NO_CARDS, sorted, totalsOf } from '@/rules/spymaster/model/pile';
import { useBegun } from '../begun';
import { type Table } from '../table';
import { HandPick } from './HandPick';
import { MissionNeeds } from './MissionNeeds';
import { PaymentAdvice } from './PaymentAdvice';
import { TypeTotals } from './TypeTotals';

interface OwnHandProps {
  readonly table: Table;
  readonly seat: Seat;
}

/** For the owner of the hand alone: the cards to tap, and which Missions they would pay for. */
export function OwnHand({ table, seat }: OwnHandProps) {
  const { t, view } = table;
  const { begun, change } = useBegun(table);
  const { picked } = begun;
  const hand = view.players[seat]?.hand ?? NO_CARDS;
  const tap = (place: number) =>
    change({
      picked: picked.includes(place) ? picked.filter((other) => other !== place) : [...picked, place],
      mending: false,
    });
  const missions = view.spaces.flatMap(({ area, faceup, needs }) =>
    faceup?.print && needs ? [{ area, print: faceup.print, needs }] : [],
  );
  return (
    <View style={styles.whole}>
      <Card tab={t('ui.own-hand')} marked>
        {table.practice && <Stamp label={t('ui.practice')} tone="soft" />}
        {hand.cards.length > 0 && <TypeTotals totals={totalsOf(hand.cards)} />}
        <HandPick
          names={table}
          label={t('ui.own-hand')}
          cards={sorted(hand.cards)}
          picked={picked}
          onCard={tap}
        />
        {hand.unknown < 0 && <AppText variant="label">{t('ui.misread', { count: -hand.unknown })}</AppText>}
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
  mission: { gap: space.xs },
});
