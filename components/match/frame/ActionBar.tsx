import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import type { BaseMove, FormOffer, Offer } from '@/rules/core/contract';
import type { Seat } from '@/rules/core/seat';
import type { Player } from '../use-play';
import { FormSheet } from './FormSheet';
import { against, OfferButton } from './OfferButton';

interface ActionBarProps {
  readonly seat: Seat;
  readonly offers: readonly Offer<BaseMove>[];
  readonly player: Player;
}

const MOST = 6;

/** What can be done now comes first; what cannot stays in reach, to be asked why. */
export function ActionBar({ seat, offers, player }: ActionBarProps) {
  const t = useTranslate();
  const [form, setForm] = useState<FormOffer<BaseMove>>();
  const [all, setAll] = useState(false);
  const sorted = [...offers].sort((left, right) => against(left).length - against(right).length);
  const shown = sorted.length > MOST ? sorted.slice(0, MOST - 1) : sorted;
  const take = (offer: Offer<BaseMove>) => {
    setAll(false);
    if (offer.kind === 'form') setForm(offer);
    else player.play(seat, offer.move);
  };
  const button = (offer: Offer<BaseMove>, index: number) => (
    <View key={offer.id} style={styles.one}>
      <OfferButton
        offer={offer}
        first={index === 0 && against(offer).length === 0}
        onPress={() => take(offer)}
      />
    </View>
  );
  return (
    <View role="group" aria-label={t('match.actions')} style={styles.bar}>
      {shown.map(button)}
      {sorted.length > shown.length && (
        <View style={styles.one}>
          <Button label={t('match.more-actions')} kind="secondary" icon="more" onPress={() => setAll(true)} />
        </View>
      )}
      <Sheet open={all} title={t('match.actions')} onClose={() => setAll(false)}>
        <View style={styles.bar}>{sorted.map(button)}</View>
      </Sheet>
      {form && (
        <FormSheet
          offer={form}
          onClose={() => setForm(undefined)}
          onBuilt={(move) => {
            setForm(undefined);
            player.play(seat, move);
          }}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: 150, maxWidth: '100%' },
});
