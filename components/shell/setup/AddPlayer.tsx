import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space, target } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { TextField } from '@/components/kit/TextField';
import { useTranslate } from '@/i18n/use-translate';
import { MAX_NAME } from '@/store/match/header';
import { cleanName } from '@/store/settings/names';
import { addEmpty, seatPlayer } from './seats';
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

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s },
  field: { flex: 1 },
});
