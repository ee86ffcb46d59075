import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { IconButton } from '@/components/kit/IconButton';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { space, target } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { MAX_NAME } from '@/store/match/header';
import { cleanName } from '@/store/settings/names';
import { addEmpty, seatPlayer } from './seats';
import { type Setup } from './use-setup';

interface NameSheetProps {
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Names one after the other. A name goes to a seat that has none, and says so. */
export function NameSheet({ setup: { seats, range, alter }, names, open, onClose }: NameSheetProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const nameless = names[seats.findIndex(({ name }) => name === '')];
  const room = seats.length < range.max || nameless !== undefined;
  const add = () => {
    const name = cleanName(typed);
    setTyped('');
    if (!room) return;
    if (name !== undefined) alter({ seats: seatPlayer(seats, { name }) }, t('setup.did-sit', { name }));
    else if (seats.length < range.max) alter({ seats: addEmpty(seats) }, t('setup.did-add'));
  };
  return (
    <Sheet
      open={open}
      title={t('setup.name')}
      onClose={onClose}
      footer={<Button label={t('common.done')} onPress={onClose} />}
    >
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
            atOnce
          />
        </View>
        <IconButton icon="plus" label={t('setup.add-now')} size={target.thumb} filled onPress={add} />
      </View>
      <View aria-live="polite">
        <AppText variant="small" tone="soft">
          {room
            ? nameless !== undefined && t('setup.add-nameless', { name: nameless })
            : t('setup.full-table', { count: range.max })}
        </AppText>
        <AppText>{names.join(', ')}</AppText>
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s },
  field: { flex: 1 },
});
