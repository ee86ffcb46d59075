import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Toggle } from '@/components/kit/Toggle';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';
import { useGameCard } from '@/components/match/game-cards';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { IconButton } from '@/components/kit/IconButton';
import { ListRow } from '@/components/kit/ListRow';
import { useGameWords } from '@/i18n/use-say';
import { useMatchTitle } from '@/components/match/seat-names';
import { MatchMenu } from './MatchMenu';
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

interface MatchRowProps {
  readonly match: MatchHeader;
  readonly onMenu: () => void;
}

const dated = (time: number, language: string): string =>
  new Date(time).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });

function MatchRow({ match, onMenu }: MatchRowProps) {
  const t = useTranslate();
  const words = useGameWords(match.game);
  const language = useLanguage();
  const router = useRouter();
  const { colors } = useTheme();
  const title = useMatchTitle()(match);
  const Emblem = useGameCard(match.game)?.Emblem;
  const detail = [
    words('name'),
    dated(match.openedAt, language),
    ...(match.finishedAt === undefined ? [t('home.running')] : [t('home.finished')]),
    ...(match.practice ? [t('home.practice-mark')] : []),
    ...(match.archived ? [t('home.archived')] : []),
  ].join(' · ');
  return (
    <ListRow
      title={title}
      detail={detail}
      leading={<View style={styles.emblem}>{Emblem && <Emblem size={24} color={colors.inkSoft} />}</View>}
      trailing={<IconButton icon="more" label={t('home.menu', { name: title })} onPress={onMenu} />}
      onPress={() =>
        router.push({
          pathname: match.finishedAt === undefined ? '/match/[id]' : '/match/[id]/score',
          params: { id: match.id },
        })
      }
    />
  );
}

const styles = StyleSheet.create({
  emblem: { width: 24 + space.xs, alignItems: 'center' },
});
