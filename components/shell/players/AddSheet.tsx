import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '@/components/kit/Button';
import { IconButton } from '@/components/kit/IconButton';
import { Sheet } from '@/components/kit/Sheet';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { TextField } from '@/components/kit/TextField';
import { space, target } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { MAX_NAME } from '@/store/match/header';

interface AddSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** People who have not played yet, one after the other. An empty line is the last one. */
export function AddSheet({ open, onClose }: AddSheetProps) {
  const t = useTranslate();
  const { players } = useDebrief();
  const [typed, setTyped] = useState('');
  const add = () => {
    setTyped('');
    if (players.add(typed, Date.now()) === undefined) onClose();
  };
  const done = () => {
    if (typed.trim() !== '') add();
    onClose();
  };
  return (
    <Sheet
      open={open}
      title={t('players.add')}
      onClose={onClose}
      footer={<Button label={t('common.done')} onPress={done} />}
    >
      <View style={styles.row}>
        <View style={styles.field}>
          <TextField
            label={t('players.name')}
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
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s },
  field: { flex: 1 },
});
