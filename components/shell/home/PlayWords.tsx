import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Stamp } from '@/components/kit/Stamp';
import { space } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { PlayerBadge } from '@/components/shell/players/PlayerBadge';
import { type MatchHeader } from '@/store/match/header';
import { type Placed, type Play } from './play';

interface PlayWordsProps {
  readonly match: MatchHeader;
  readonly play: Play;
}

/** Who won with how much, what decided, and what the others had. */
export function PlayWords({ match: { players, name, practice }, play }: PlayWordsProps) {
  const t = useTranslate();
  const { winners, others, tieBroken, endedEarly } = play;
  const [first] = winners;
  const about = [...(name === '' ? [] : [name]), ...(practice ? [t('home.practice-mark')] : [])];
  return (
    <>
      {first && (
        <PlayerBadge name={first.name} colour={players[first.seat]?.colour ?? first.seat} size={26} />
      )}
      <View style={styles.words}>
        <View style={styles.line}>
          {winners.map((placed) => (
            <Winner key={placed.seat} placed={placed} />
          ))}
          {tieBroken && <Stamp label={t('home.tie-break')} tone="ink" />}
          {endedEarly && <Stamp label={t('match.ended-early')} tone="soft" />}
        </View>
        <View style={styles.line}>
          {others.map(({ seat, name: other, total }) => (
            <AppText key={seat} variant="small" tone="soft">
              {`${other} `}
              <AppText variant="dense" tone="soft">
                {total}
              </AppText>
            </AppText>
          ))}
        </View>
        {about.length > 0 && (
          <AppText variant="small" tone="soft">
            {about.join(' · ')}
          </AppText>
        )}
      </View>
    </>
  );
}

function Winner({ placed: { name, total } }: { readonly placed: Placed }) {
  return (
    <View style={styles.winner}>
      <AppText variant="label" numberOfLines={1} style={styles.name}>
        {name}
      </AppText>
      <AppText variant="title">{total}</AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  words: { flex: 1, minWidth: 0 },
  // However long a name is, the points behind it are seen.
  winner: { flexDirection: 'row', alignItems: 'center', columnGap: space.s, maxWidth: '100%' },
  name: { flexShrink: 1, minWidth: 0 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
});
