import { useState } from 'react';
import { View } from 'react-native';
import { useStore } from 'zustand';
import { useBack } from '@/components/kit/use-back';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { WhenOpen } from '@/components/match/Gates';
import { Card } from '@/components/kit/Card';
import { EmptyState } from '@/components/kit/EmptyState';
import { ListRow } from '@/components/kit/ListRow';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { useToast } from '@/components/kit/Toast';
import { MAX_NAME } from '@/store/match/header';
import { type RememberedPlayer } from '@/store/settings/players';
import { PlayerBadge } from './PlayerBadge';
import { useTellApart } from './use-tell-apart';
import { ColourChoice } from './ColourChoice';

export function PlayersScreen() {
  return (
    <WhenOpen>
      <Players />
    </WhenOpen>
  );
}

function Players() {
  const t = useTranslate();
  const back = useBack();
  const known = useStore(useDebrief().players.state);
  const tellApart = useTellApart(known);
  const [edited, setEdited] = useState<string>();
  return (
    <Screen title={t('players.title')} onBack={back} saves>
      {known.length === 0 ? (
        <EmptyState icon="people" title={t('players.none')} hint={t('players.none-hint')} />
      ) : (
        <Card>
          <View>
            {known.map((player) => {
              const { id, name, colour } = player;
              const detail = tellApart(player).join(' · ');
              return (
                <ListRow
                  key={id}
                  title={name}
                  {...(detail === '' ? {} : { detail })}
                  leading={<PlayerBadge name={name} colour={colour} />}
                  onPress={() => setEdited(id)}
                />
              );
            })}
          </View>
        </Card>
      )}
      <PlayerEditor player={known.find(({ id }) => id === edited)} onClose={() => setEdited(undefined)} />
    </Screen>
  );
}

interface PlayerEditorProps {
  readonly player: RememberedPlayer | undefined;
  readonly onClose: () => void;
}

function PlayerEditor({ player, onClose }: PlayerEditorProps) {
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
