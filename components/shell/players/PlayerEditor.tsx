import { useState } from 'react';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { MAX_NAME } from '@/store/match/header';
import { type RememberedPlayer } from '@/store/settings/players';
import { ColourChoice } from './ColourChoice';

interface PlayerEditorProps {
  readonly player: RememberedPlayer | undefined;
  readonly onClose: () => void;
}

export function PlayerEditor({ player, onClose }: PlayerEditorProps) {
  return player && <Editor key={player.id} player={player} onClose={onClose} />;
}

function Editor({ player, onClose }: { readonly player: RememberedPlayer; readonly onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const { players } = useDebrief();
  const [name, setName] = useState(player.name);
  const empty = name.trim() === '';
  const close = () => {
    if (!empty && name !== player.name) players.rename(player.id, name);
    onClose();
  };
  const forget = () => {
    const forgotten = players.forget(player.id);
    onClose();
    if (forgotten)
      toast({
        text: t('players.forgotten', { name: forgotten.name }),
        action: { label: t('common.undo'), onPress: () => players.restore(forgotten) },
      });
  };
  return (
    <Sheet
      open
      title={player.name}
      onClose={close}
      footer={<Button label={t('common.done')} onPress={close} />}
    >
      <TextField
        label={t('players.name')}
        value={name}
        maxLength={MAX_NAME}
        problem={empty ? t('players.name-missing') : undefined}
        onChange={setName}
        onSubmit={close}
      />
      <ColourChoice
        name={player.name}
        value={player.colour}
        onChange={(colour) => players.recolour(player.id, colour)}
      />
      <Button label={t('players.forget')} kind="danger" icon="trash" onPress={forget} />
    </Sheet>
  );
}
