import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { ground } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SeatMark } from '@/components/match/SeatMark';
import { type Offer } from '@/rules/core/contract';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import { PieceIcon } from '../pieces/PieceIcon';
import { type Table, playerOf } from '../table';
import { ChoiceLine } from './ChoiceLine';
import { viewAfter } from './follow';
import { isPossible } from './hand';

interface TargetLineProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly log: LogAt;
  readonly way: Offer<Move>;
  readonly play: { readonly target: Seat; readonly option?: 1 | 2 | undefined };
  readonly label: string;
  /** Why not. */
  readonly detail: string | undefined;
  readonly onPress: () => void;
}

/** More than this many are a number. */
const MOST_DRAWN = 7;

/** An opponent whom a card can be played at, with the Tags and the Supply that it changes. */
export function TargetLine({ table, seat, log, way, play, label, detail, onPress }: TargetLineProps) {
  const { t, view, seatName } = table;
  const { colors, accent } = useTheme();
  const { target, option } = play;
  const now = playerOf(view, target);
  const closed = !isPossible(way);
  const then = closed ? now : playerOf(viewAfter({ ...log, seat, moves: [way.move] }), target);
  const lines = [
    ...(option === 2 ? [t('ui.ways.second')] : []),
    ...(then.supply === now.supply ? [] : [`${t('ui.supply')} ${now.supply} → ${then.supply}`]),
  ];
  const tags = Math.max(now.tags, then.tags);
  return (
    <ChoiceLine
      label={label}
      mark={<SeatMark seat={target} size={30} rimmed />}
      title={seatName(target)}
      detail={detail ?? (lines.length > 0 ? lines.join(' · ') : undefined)}
      closed={closed}
      onPress={onPress}
    >
      {tags > MOST_DRAWN ? (
        <AppText variant="count">{`${now.tags} → ${then.tags}`}</AppText>
      ) : (
        <View aria-hidden style={styles.tags}>
          {Array.from({ length: tags }, (_, at) => {
            const isNew = at >= now.tags;
            return (
              <View key={at} style={[styles.tag, isNew && ground(accent.wash)]}>
                <PieceIcon name="tag" size={18} color={isNew ? accent.text : colors.ink} />
              </View>
            );
          })}
        </View>
      )}
    </ChoiceLine>
  );
}

const styles = StyleSheet.create({
  tags: { flexDirection: 'row', flexShrink: 0, gap: 1 },
  tag: { padding: 2, borderRadius: radius.s },
});
