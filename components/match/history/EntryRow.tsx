import { StyleSheet, View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { space } from '@/components/kit/theme/tokens';
import { ListRow } from '@/components/kit/ListRow';
import { Stamp } from '@/components/kit/Stamp';
import { useLanguage, useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';
import { SeatMark } from '../SeatMark';
import { type HistoryEntry } from './history';

interface EntryRowProps {
  readonly entry: HistoryEntry;
  readonly onPress: () => void;
}

/** The app speaks English, not one of its countries: a clock of 24 hours is read in all of them. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export function EntryRow({ entry, onPress }: EntryRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { say } = useMatch();
  const [first, ...rest] = entry.lines.map(say);
  const time = entry.at === undefined ? [] : [new Date(entry.at).toLocaleTimeString(language, CLOCK)];
  return (
    <View>
      <ListRow
        title={first ?? ''}
        detail={[...time, ...rest].join(' · ')}
        leading={
          entry.actor === 'table' ? (
            <Icon name="people" size={32} />
          ) : (
            <SeatMark seat={entry.actor} size={32} />
          )
        }
        onPress={onPress}
      />
      {(entry.overruled || entry.vouched) && (
        <View style={styles.marks}>
          {entry.overruled && <Stamp label={t('history.overruled')} tone="danger" />}
          {entry.vouched && <Stamp label={t('history.vouched')} tone="soft" />}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  marks: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingLeft: 44, paddingBottom: space.s },
});
