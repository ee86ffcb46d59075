import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Toggle } from '@/components/kit/Toggle';
import { target } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { AllButton } from './AllButton';
import { MatchMenu, useMenu } from './MatchMenu';
import { MatchRow } from './MatchRow';
import { useMatches } from './use-matches';

const FEW = 4;

/** What was played here, a few at a time, and what was put away. */
export function Plays() {
  const t = useTranslate();
  const router = useRouter();
  const { plays, archived } = useMatches();
  const [withArchived, setWithArchived] = useState(false);
  const menu = useMenu();
  const shown = plays.slice(0, FEW);
  return (
    <View>
      <View style={styles.head}>
        {plays.length > 0 && (
          <AppText variant="title" level={2}>
            {t('home.plays')}
          </AppText>
        )}
        <AllButton leads count={plays.length} none={t('plays.title')} onPress={() => router.push('/plays')} />
      </View>
      {shown.map((match) => (
        <MatchRow key={match.id} match={match} onMenu={() => menu.open(match)} />
      ))}
      {archived.length > 0 && (
        <Toggle
          label={t('home.show-archived', { count: archived.length })}
          value={withArchived}
          onChange={setWithArchived}
        />
      )}
      {withArchived &&
        archived.map((match) => <MatchRow key={match.id} match={match} onMenu={() => menu.open(match)} />)}
      <MatchMenu match={menu.match} onClose={menu.close} />
    </View>
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: target.least,
  },
});
