import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Fact } from '@/components/kit/Fact';
import { SeatMark } from '@/components/match/SeatMark';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { IconButton } from '@/components/kit/IconButton';
import { Stamp } from '@/components/kit/Stamp';
import { type Seat } from '@/rules/core/seat';
import { regionUnder } from '../map/due';
import { regionName } from '../map/region-words';
import { SecretSheet } from '../secret/SecretSheet';
import { type Table, playerOf } from '../table';
import { assetName, nationName } from '../words';
import { CardTags } from './CardTags';

interface SeatCardProps {
  readonly table: Table;
  readonly seat: Seat;
}

/** What lies before a player: counts, Records, Agenda and Assets; what is theirs alone is behind the lock. */
export function SeatCard({ table, seat }: SeatCardProps) {
  const { t, view, seatName } = table;
  const { turn, phase, initiative, prints } = view;
  const [secret, setSecret] = useState(false);
  const player = playerOf(view, seat);
  const acts = phase === 'turn' && turn.seat === seat;
  const lying = player.records.length + player.unseen;
  const place = regionUnder(view, seat);
  const stamps = [
    ...(player.left ? [t('ui.left')] : []),
    ...(initiative === seat ? [t('ui.initiative')] : []),
    ...(player.revealed && player.alignment ? [nationName(t, player.alignment)] : []),
  ];
  return (
    <Card marked={acts}>
      <View style={styles.head}>
        <SeatMark seat={seat} size={36} />
        <AppText variant="title" level={2} style={styles.name}>
          {seatName(seat)}
        </AppText>
        {stamps.map((stamp) => (
          <Stamp key={stamp} label={stamp} />
        ))}
        {!player.left && phase !== 'over' && (
          <IconButton
            icon="lock"
            label={t('ui.only', { seat: seatName(seat) })}
            onPress={() => setSecret(true)}
            filled
          />
        )}
      </View>
      <View style={styles.facts}>
        <Fact label={t('ui.hand')} value={player.cards} />
        <Fact label={t('ui.supply')} value={player.supply} />
        <Fact label={t('ui.tags')} value={player.tags} />
        <Fact label={t('ui.tokens')} value={player.tokensLeft} />
      </View>
      {view.map && !player.left && (
        <AppText variant="small">
          {place ? t('ui.spy-in', { region: regionName(table, place) }) : t('ui.spy-off')}
        </AppText>
      )}
      {acts && turn.agenda.length > 0 && (
        <CardTags teller={table} label={t('ui.agenda')} cards={turn.agenda} prints={prints} />
      )}
      {table.counted && <AppText variant="small">{t('ui.records-count', { count: lying })}</AppText>}
      {lying > 0 && !table.counted && (
        <CardTags
          teller={table}
          label={t('ui.records')}
          cards={player.records}
          prints={prints}
          unseen={player.unseen}
        />
      )}
      {player.assets.length > 0 && (
        <AppText variant="small">
          {`${t('ui.assets')}: ${player.assets
            .map(({ asset, print, turned }) => (turned ? '–' : assetName(t, print, asset)))
            .join(', ')}`}
        </AppText>
      )}
      {secret && <SecretSheet table={table} seat={seat} onClose={() => setSecret(false)} />}
    </Card>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  name: { flex: 1, minWidth: 90 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
