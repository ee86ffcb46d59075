import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Toggle } from '@/components/kit/Toggle';
import { useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';
import { MatchMenu } from './MatchMenu';
import { MatchRow } from './MatchRow';
import { useMatches } from './use-matches';

const FEW = 5;

/** Everything else that was played here, a few at a time. */
export function Matches() {
  const t = useTranslate();
  const { others, archived } = useMatches();
  const [all, setAll] = useState(false);
  const [withArchived, setWithArchived] = useState(false);
  const [chosen, setChosen] = useState<MatchHeader>();
  if (others.length + archived.length === 0) return undefined;
  const shown = all ? others : others.slice(0, FEW);
  return (
    <Card title={t('home.matches')}>
      <View>
        {shown.map((match) => (
          <MatchRow key={match.id} match={match} onMenu={() => setChosen(match)} />
        ))}
        {withArchived &&
          archived.map((match) => <MatchRow key={match.id} match={match} onMenu={() => setChosen(match)} />)}
      </View>
      {others.length > shown.length && (
        <Button
          label={t('home.show-all', { count: others.length })}
          kind="quiet"
          icon="chevron-down"
          onPress={() => setAll(true)}
        />
      )}
      {archived.length > 0 && (
        <Toggle
          label={t('home.show-archived', { count: archived.length })}
          value={withArchived}
          onChange={setWithArchived}
        />
      )}
      <MatchMenu match={chosen} onClose={() => setChosen(undefined)} />
    </Card>
  );
}
