import { StyleSheet, View } from 'react-native';
import { type GlanceProps } from '@/components/match/game-screens';
import { useMatch } from '@/components/match/match-context';
import { SeatMark } from '@/components/match/SeatMark';
import { ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { useGameWords } from '@/i18n/use-say';
import { type Seat } from '@/rules/core/seat';
import { type State as FullState } from '@/rules/spy-connection/model/state';
import { MISSIONS_TO_END } from '@/rules/spy-connection/model/prices';
import { type State as LightState } from '@/rules/spy-connection/light/state';
import { GAME } from '../table';
import { fullMoment, type Moment, lightMoment } from './standings';

/** Supply, Missions and points of everybody, and who has an extra or a last turn: read from across the table. */
export function Glance({ log }: GlanceProps) {
  const t = useGameWords(GAME);
  const { header } = useMatch();
  const { state } = log;
  const moment = header.module === 'full' ? fullMoment(state as FullState) : lightMoment(state as LightState);
  const heads = [t('term.supply'), t('ui.fact-open'), t('ui.fact-done'), t('ui.fact-points')];
  return (
    <View role="list" aria-label={t('ui.table')} style={styles.whole}>
      <View aria-hidden style={styles.row}>
        <View style={styles.mark} />
        {heads.map((head) => (
          <AppText key={head} variant="small" tone="soft" style={styles.number}>
            {head}
          </AppText>
        ))}
      </View>
      {moment.standings.map((_, seat) => (
        <SeatRow key={seat} seat={seat} moment={moment} />
      ))}
    </View>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly moment: Moment;
}

function SeatRow({ seat, moment }: SeatRowProps) {
  const t = useGameWords(GAME);
  const { seatName } = useMatch();
  const { accent } = useTheme();
  const notes = useNotes(moment, seat);
  const standing = moment.standings[seat];
  if (!standing) return undefined;
  const { supply, open, done, points } = standing;
  const spoken = [
    t('ui.supply', { count: supply }),
    t('ui.open', { count: open }),
    t('ui.done', { count: done, of: MISSIONS_TO_END }),
    t('common.points', { count: points }),
    ...notes,
  ];
  return (
    <View
      role="listitem"
      accessible
      aria-label={`${seatName(seat)}: ${spoken.join(', ')}`}
      style={[styles.seat, seat === moment.active && ground(accent.wash)]}
    >
      <View style={styles.row}>
        <View style={styles.mark}>
          <SeatMark seat={seat} size={44} />
        </View>
        <AppText variant="display" tone="accent" style={styles.number}>
          {supply}
        </AppText>
        {[open, done, points].map((fact, place) => (
          <AppText key={place} variant="display" style={styles.number}>
            {fact}
          </AppText>
        ))}
      </View>
      {notes.length > 0 && (
        <AppText variant="title" tone="accent" style={styles.notes}>
          {notes.join(' · ')}
        </AppText>
      )}
    </View>
  );
}

const useNotes = (
  { standings, active, extra, owed, trigger, last }: Moment,
  seat: Seat,
): readonly string[] => {
  const t = useGameWords(GAME);
  const acts = seat === active;
  if (standings[seat]?.left) return [t('ui.left')];
  return [
    ...(trigger === seat ? [t('ui.triggered')] : []),
    ...(last.includes(seat) ? [t('ui.last-turn')] : []),
    ...(acts && trigger !== undefined && trigger !== seat ? [t('phase.last-turn')] : []),
    ...(acts && extra ? [t('ui.extra-turn')] : []),
    ...(acts && owed > 0 ? [t('ui.extra-turns-owed', { count: owed })] : []),
  ];
};

const styles = StyleSheet.create({
  whole: { gap: space.xs, alignSelf: 'stretch', maxWidth: 560, marginHorizontal: 'auto' },
  seat: { borderRadius: radius.m, paddingVertical: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  mark: { width: 56, alignItems: 'center' },
  number: { width: 76, textAlign: 'center' },
  notes: { textAlign: 'center' },
});
