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
import { PlayerBadge } from './PlayerBadge';
import { PlayerEditor } from './PlayerEditor';
import { useTellApart } from './use-tell-apart';

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
