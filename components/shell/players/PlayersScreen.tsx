import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { useBack } from '@/components/kit/use-back';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useChanged } from '@/components/kit/store/use-saving';
import { WhenOpen } from '@/components/match/Gates';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { EmptyState } from '@/components/kit/EmptyState';
import { Screen } from '@/components/kit/Screen';
import { space } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { AddSheet } from './AddSheet';
import { PlayerEditor } from './PlayerEditor';
import { PlayerRow } from './PlayerRow';
import { usePlays } from './use-plays';
import { useTellApart } from './use-tell-apart';

export function PlayersScreen() {
  return (
    <WhenOpen>
      <Players />
    </WhenOpen>
  );
}

/** Everybody who sat down once; a row unfolds to what can be changed of it. */
function Players() {
  const t = useTranslate();
  const back = useBack();
  const known = useStore(useDebrief().players.state);
  const tellApart = useTellApart(known);
  const playsOf = usePlays();
  const [edited, setEdited] = useState<string>();
  const [adding, setAdding] = useState(false);
  return (
    <Screen
      title={t('players.title')}
      onBack={back}
      changed={useChanged(known)}
      footer={<Button label={t('players.add')} icon="plus" onPress={() => setAdding(true)} />}
    >
      {known.length === 0 ? (
        <EmptyState icon="people" title={t('players.none')} hint={t('players.none-hint')} />
      ) : (
        <View style={styles.whole}>
          <AppText variant="small" tone="soft">
            {t('players.lead')}
          </AppText>
          <View>
            {known.map((player) =>
              player.id === edited ? (
                <PlayerEditor key={player.id} player={player} onClose={() => setEdited(undefined)} />
              ) : (
                <PlayerRow
                  key={player.id}
                  player={player}
                  details={[...tellApart(player), ...playsOf(player)]}
                  onOpen={() => setEdited(player.id)}
                />
              ),
            )}
          </View>
        </View>
      )}
      <AddSheet open={adding} onClose={() => setAdding(false)} />
    </Screen>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.s } });
