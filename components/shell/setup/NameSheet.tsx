import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { IconButton } from '@/components/kit/IconButton';
import { Sheet } from '@/components/kit/Sheet';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { TextField } from '@/components/kit/TextField';
import { space, target } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { MAX_NAME } from '@/store/match/header';
import { cleanName } from '@/store/settings/names';
import { seatPlayer } from './seats';
import { type Setup } from './use-setup';

interface NameSheetProps {
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Names one after the other, first for the seats that have none. An empty line is the last one. */
export function NameSheet({ setup: { seats, range, alter }, names, open, onClose }: NameSheetProps) {
  const t = useTranslate();
  const { players } = useDebrief();
  const [typed, setTyped] = useState('');
  const nameless = names[seats.findIndex(({ name }) => name === '')];
  const room = seats.length < range.max || nameless !== undefined;
  // Whoever has played here before need not be picked to be known again.
  const newcomer = (name: string) => {
    const known = players.byName(
      name,
      seats.map(({ player }) => player),
    );
    return known ? { player: known.id, name: known.name, colour: known.colour } : { name };
  };
  const add = () => {
    const name = cleanName(typed);
    setTyped('');
    if (name === undefined) onClose();
    else if (room) alter({ seats: seatPlayer(seats, newcomer(name)) }, t('setup.did-sit', { name }));
  };
  return (
    <Sheet
      open={open}
      title={t('setup.who-plays')}
      onClose={onClose}
      footer={<Button label={t('common.done')} onPress={onClose} />}
    >
      <View style={styles.row}>
        <View style={styles.field}>
          <TextField
            label={nameless === undefined ? t('setup.add') : t('setup.name-of', { name: nameless })}
            value={typed}
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
        {!room && (
          <AppText variant="small" tone="soft">
            {t('setup.full-table', { count: range.max })}
          </AppText>
        )}
        <AppText>{names.join(', ')}</AppText>
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s },
  field: { flex: 1 },
});
