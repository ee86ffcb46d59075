import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SeatMark } from '@/components/match/SeatMark';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Divider } from '@/components/kit/Divider';
import { Sheet } from '@/components/kit/Sheet';
import { Stamp } from '@/components/kit/Stamp';
import { type Seat } from '@/rules/core/seat';
import { mayTouch, type TouchFacts } from '@/rules/i-spy/questions/places';
import { SecretSheet } from '../secret/SecretSheet';
import { type Table } from '../table';
import { type TiledPlace } from './places';

interface TileSheetProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly place: TiledPlace;
  readonly onClose: () => void;
}

const ACTIONS: readonly TouchFacts['action'][] = ['control', 'empower', 'scandalize'];

/** Who has tokens on a tile, who may look at it, and what the player to move may do with it and why not. */
export function TileSheet({ table, seat, place, onClose }: TileSheetProps) {
  const { t, view, seatName, say } = table;
  const { tokens } = place.tile;
  const [looking, setLooking] = useState<Seat>();
  const owners = [...new Set(tokens)];
  if (looking !== undefined) return <SecretSheet table={table} seat={looking} onClose={onClose} />;
  return (
    <Sheet open title={t('ui.place', { place: place.place })} onClose={onClose}>
      <View style={styles.row}>
        {tokens.length === 0 && <AppText tone="soft">{t('ui.no-tokens')}</AppText>}
        {tokens.map((owner, index) => (
          <SeatMark key={index} seat={owner} size={36} spoken />
        ))}
      </View>
      {owners.map((owner) => (
        <Button
          key={owner}
          label={t('ui.may-look', { seat: seatName(owner) })}
          kind="secondary"
          icon="lock"
          onPress={() => setLooking(owner)}
        />
      ))}
      <Divider />
      <AppText variant="label">{t('ui.tile-may', { seat: seatName(seat) })}</AppText>
      {ACTIONS.map((action) => {
        const { allowed, because, rule } = mayTouch({ action, seat, tokens, stack: view.politicianStack });
        return (
          <View key={action} style={styles.row}>
            <Stamp label={t(`piece.owed.${action}`)} tone={allowed ? 'good' : 'danger'} />
            <AppText style={styles.words}>{say(because)}</AppText>
            <AppText variant="small" tone="soft">
              {rule}
            </AppText>
          </View>
        );
      })}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 160 },
});
