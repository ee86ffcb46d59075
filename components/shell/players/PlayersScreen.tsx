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
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { LAST } from '@/store/plays/play';
import { type RememberedPlayer } from '@/store/settings/players';
import { AddSheet } from './AddSheet';
import { PlayerEditor } from './PlayerEditor';
import { PlayerRow } from './PlayerRow';
import { useTallies } from './use-tallies';
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
  const language = useLanguage();
  const tallies = useTallies(known);
  const detailsOf = (player: RememberedPlayer): readonly string[] => {
    const { plays, lastAt } = tallies.get(player.id) ?? {};
    if (plays === undefined || lastAt === undefined) return tellApart(player);
    const date = new Date(lastAt).toLocaleDateString(language, DAY).replace(/ /g, '\u00a0');
    return [...tellApart(player), t('players.plays', { count: plays }), t('players.last', { date })];
  };
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
          <View style={styles.lead}>
            <AppText variant="small" tone="soft" style={styles.grows}>
              {t('players.lead')}
            </AppText>
            {[...tallies.values()].some(({ won }) => won.length > 0) && (
              <AppText variant="small" tone="soft">
                {t('players.wins-of', { count: LAST })}
              </AppText>
            )}
          </View>
          <View>
            {known.map((player) =>
              player.id === edited ? (
                <PlayerEditor
                  key={player.id}
                  player={player}
                  known={known}
                  met={tallies.get(player.id)?.met ?? NOBODY}
                  detailsOf={detailsOf}
                  onClose={() => setEdited(undefined)}
                />
              ) : (
                <PlayerRow
                  key={player.id}
                  player={player}
                  details={detailsOf(player)}
                  won={tallies.get(player.id)?.won ?? []}
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

const NOBODY: ReadonlySet<string> = new Set();
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

const styles = StyleSheet.create({
  whole: { gap: space.s },
  lead: { flexDirection: 'row', alignItems: 'flex-end', gap: space.m },
  grows: { flex: 1 },
});
