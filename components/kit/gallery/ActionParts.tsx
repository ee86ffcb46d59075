import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Sheet } from '../Sheet';
import { useToast } from '../Toast';
import { samplesIn } from './samples';
import { Section } from './Section';

export function ActionParts() {
  const s = samplesIn(useLanguage());
  const t = useTranslate();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const say = () =>
    toast({
      text: s.accept,
      action: { label: t('common.undo'), onPress: () => toast({ text: t('common.done') }) },
    });
  return (
    <Section title="Button · IconButton · Sheet · Toast">
      <Button label={s.accept} icon="check" onPress={say} />
      <Button label={s.takeBack} kind="secondary" icon="undo" onPress={() => setOpen(true)} />
      <Button label={s.accept} reason={s.refused} onPress={say} />
      <Button label={t('common.delete')} kind="danger" icon="trash" onPress={say} />
      <Button label={t('common.cancel')} kind="quiet" onPress={say} />
      <Button label={t('common.save')} busy onPress={say} />
      <Button label={s.missionText} kind="quiet" icon="undo" dense onPress={say} />
      <View style={styles.row}>
        <IconButton icon="undo" label={t('common.undo')} onPress={say} filled />
        <IconButton icon="redo" label={t('common.redo')} onPress={say} filled disabled />
        <IconButton icon="edit" label={t('common.edit')} onPress={say} />
      </View>
      <Sheet
        open={open}
        title={s.takeBack}
        onClose={() => setOpen(false)}
        footer={<Button label={t('common.done')} onPress={() => setOpen(false)} />}
      >
        <AppText>{s.missionText}</AppText>
        <Button label={s.takeBack} kind="secondary" onPress={() => setOpen(false)} />
      </Sheet>
    </Section>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: space.s } });
