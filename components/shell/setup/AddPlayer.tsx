import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { space, target } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { TextField } from '@/components/kit/TextField';
import { useTranslate } from '@/i18n/use-translate';
import { MAX_NAME } from '@/store/match/header';
import { cleanName } from '@/store/settings/names';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { useTellApart } from '@/components/shell/players/use-tell-apart';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { Chip } from '@/components/kit/Chip';
import { type RememberedPlayer } from '@/store/settings/players';
import { addEmpty, seatPlayer, unseat } from './seats';
import { type Setup } from './use-setup';

interface AddPlayerProps {
  readonly setup: Setup;
  readonly names: readonly string[];
}

/** A typed name, or nobody in particular. A name goes to a seat that has none, and says so. */
export function AddPlayer({ setup: { seats, setSeats }, names }: AddPlayerProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const nameless = names[seats.findIndex(({ name }) => name === '')];
  const add = () => {
    const name = cleanName(typed);
    setSeats(name === undefined ? addEmpty(seats) : seatPlayer(seats, { name }));
    setTyped('');
  };
  return (
    <>
      <View style={styles.row}>
        <View style={styles.field}>
          <TextField
            label={t('setup.add')}
            value={typed}
            placeholder={t('setup.add-hint')}
            maxLength={MAX_NAME}
            onChange={setTyped}
            onSubmit={add}
            several
          />
        </View>
        <IconButton icon="plus" label={t('setup.add-now')} size={target.thumb} filled onPress={add} />
      </View>
      {nameless !== undefined && (
        <AppText variant="small" tone="soft">
          {t('setup.add-nameless', { name: nameless })}
        </AppText>
      )}
    </>
  );
}

interface RememberedProps {
  readonly setup: Setup;
}

const MOST = 12;

/** A tap seats somebody who has played here before; another one lets them go. */
export function Remembered({ setup: { seats, setSeats, range } }: RememberedProps) {
  const t = useTranslate();
  const { players } = useDebrief();
  const known = useStore(players.state).slice(0, MOST);
  const tellApart = useTellApart(known);
  if (known.length === 0) return undefined;
  const room = seats.length < range.max || seats.some(({ name }) => name === '');
  const toggle = ({ id, name, colour }: RememberedPlayer) => {
    const seated = seats.find(({ player }) => player === id);
    if (seated) setSeats(unseat(seats, seated.key, range));
    else if (room) setSeats(seatPlayer(seats, { player: id, name, colour }));
  };
  return (
    <View role="group" aria-label={t('setup.remembered')} style={styles.chips}>
      <AppText variant="stamp" tone="soft" style={styles.heading}>
        {t('setup.remembered')}
      </AppText>
      {known.map((player) => {
        const { id, name, colour } = player;
        const [worn, ...more] = tellApart(player);
        return (
          <Chip
            key={id}
            label={[name, ...more].join(' · ')}
            name={[name, ...(worn === undefined ? [] : [worn]), ...more].join(', ')}
            leading={<PlayerBadge name={name} colour={colour} size={28} />}
            selected={seats.some((seat) => seat.player === id)}
            onPress={() => toggle(player)}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s },
  field: { flex: 1 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  heading: { width: '100%' },
});
