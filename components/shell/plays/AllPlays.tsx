import { useMemo, useState } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { EmptyState } from '@/components/kit/EmptyState';
import { OptionChips } from '@/components/kit/OptionChips';
import { edge } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { MatchMenu, useMenu } from '@/components/shell/home/MatchMenu';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { localeOf } from '@/i18n/locale';
import { useLanguage } from '@/i18n/use-translate';
import { peopleIn, personOf } from '@/store/plays/people';
import { type Play } from '@/store/plays/play';
import { type Filter, filtered, type Line, linesOf } from './filter';
import { PlayRow } from './PlayRow';
import { Summary } from './Summary';
import { useGameNames } from './use-game-names';
import { type Shelf, usePlayWords } from './use-shelf';

/** By months, the last first, as many as somebody scrolls to. */
export function AllPlays({ shelf: { plays, known } }: { readonly shelf: Shelf }) {
  const t = usePlayWords();
  const { matches } = useDebrief();
  const menu = useMenu();
  const [filter, setFilter] = useState<Filter>({ practice: false });
  const who = useMemo(() => personOf(known), [known]);
  const shown = useMemo(() => filtered(plays, filter, who), [plays, filter, who]);
  const lines = useMemo(() => linesOf(shown), [shown]);
  const more = ({ id, noted }: Play) => {
    const match = noted ? undefined : matches.get(id);
    return match && (() => menu.open(match));
  };
  return (
    <>
      <FlatList
        data={lines}
        keyExtractor={({ key }) => key}
        renderItem={({ item }) =>
          item.kind === 'month' ? (
            <Month line={item} />
          ) : (
            <PlayRow play={item.play} onMenu={more(item.play)} />
          )
        }
        initialNumToRender={14}
        // A screen before and one behind: ten of them were drawn while somebody scrolled through one.
        windowSize={3}
        maxToRenderPerBatch={6}
        ListHeaderComponent={
          <View style={styles.head}>
            <Filters plays={plays} known={known} filter={filter} onFilter={setFilter} />
            <Summary plays={shown} />
          </View>
        }
        ListEmptyComponent={
          <EmptyState icon="search" title={t('plays.none-such')} hint={t('plays.none-such-hint')} />
        }
      />
      <MatchMenu match={menu.match} onClose={menu.close} />
    </>
  );
}

interface FiltersProps extends Shelf {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** More names than that nobody looks through. */
const MOST_PEOPLE = 12;

/** One game, one person, practice: each a tap, and the same tap again takes it off. */
function Filters({ plays, known, filter, onFilter }: FiltersProps) {
  const t = usePlayWords();
  const names = useGameNames();
  const games = useMemo(() => [...new Set(plays.map(({ game }) => game))].sort(), [plays]);
  const people = useMemo(() => peopleIn(plays, known).slice(0, MOST_PEOPLE), [plays, known]);
  const practice = plays.filter((play) => play.practice).length;
  const toggled = <K extends 'game' | 'person'>(key: K, value: string) =>
    onFilter({ ...filter, [key]: filter[key] === value ? undefined : value });
  return (
    <OptionChips
      label={t('plays.filter')}
      options={[
        ...games.map((game) => ({
          ...{ label: names(game), selected: filter.game === game, onPress: () => toggled('game', game) },
        })),
        ...(practice > 0
          ? [
              {
                label: t('plays.practice', { count: practice }),
                selected: filter.practice,
                onPress: () => onFilter({ ...filter, practice: !filter.practice }),
              },
            ]
          : []),
        ...people.map(({ key, name }) => ({
          ...{ label: name, selected: filter.person === key, onPress: () => toggled('person', key) },
        })),
      ]}
    />
  );
}

function Month({ line }: { readonly line: Extract<Line, { readonly kind: 'month' }> }) {
  const language = useLanguage();
  const { colors } = useTheme();
  const at = new Date(line.at);
  const year = at.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' as const };
  return (
    <View style={[styles.month, edge(colors.line)]}>
      <AppText variant="stamp" tone="soft" level={2}>
        {at.toLocaleDateString(localeOf(language), { month: 'long', ...year })}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { gap: space.l, paddingBottom: space.s },
  month: { paddingTop: space.l, paddingBottom: space.s, borderBottomWidth: hairline },
});
