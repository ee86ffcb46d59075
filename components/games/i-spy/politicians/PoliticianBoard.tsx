import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { type Frame } from '@/components/kit/map/plane';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type View as TableView } from '@/rules/i-spy/model/view';
import { type Teller } from '../table';
import { ACROSS, countIn, rowsOf, type Run } from './board-rows';
import { BoardTile, type TileState } from './BoardTile';
import { isTiled, type TiledPlace } from './places';

interface PoliticianBoardProps {
  readonly teller: Teller;
  readonly view: Pick<TableView, 'places' | 'politicianStack' | 'scoringPhase'>;
  readonly stateOf: (place: TiledPlace) => TileState;
  readonly onTile: (place: TiledPlace) => void;
  /** Told how large it is, and where. */
  readonly onPlaced?: (frame: Frame) => void;
}

/** The Politician board as it lies on the table: rows of tiles under the titles of their Scoring Phases. */
export function PoliticianBoard({ teller, view, stateOf, onTile, onPlaced }: PoliticianBoardProps) {
  const { t } = teller;
  const rows = rowsOf(view);
  const titleOf = ({ id }: Run) =>
    typeof id === 'number' ? t('ui.scoring-phase', { phase: id }) : t(`ui.group.${id}`);
  const shortOf = ({ id, goesOn }: Run) => {
    if (goesOn) return '';
    if (id === view.scoringPhase) return t('ui.phase-next', { phase: id });
    return typeof id === 'number' ? String(id) : t(`ui.group-short.${id}`);
  };
  return (
    <View style={styles.board} onLayout={({ nativeEvent }) => onPlaced?.(nativeEvent.layout)}>
      {rows.map((runs, row) => (
        <View key={row} style={styles.row}>
          {runs.map((run) => (
            <View key={run.id} role="group" aria-label={titleOf(run)} style={across(run.places.length)}>
              <AppText
                aria-hidden
                variant="fine"
                numberOfLines={1}
                tone={run.id === view.scoringPhase ? 'accent' : 'soft'}
                style={styles.title}
              >
                {shortOf(run)}
              </AppText>
              <View style={styles.tiles}>
                {run.places.map((place) => (
                  <BoardTile
                    key={place.place}
                    teller={teller}
                    place={place}
                    next={run.id === view.scoringPhase}
                    state={isTiled(place) ? stateOf(place) : { kind: 'plain' }}
                    onPress={() => isTiled(place) && onTile(place)}
                  />
                ))}
              </View>
            </View>
          ))}
          {row === rows.length - 1 && countIn(runs) < ACROSS && (
            <Stack count={view.politicianStack} t={t} room={ACROSS - countIn(runs)} />
          )}
        </View>
      ))}
    </View>
  );
}

interface StackProps extends Pick<Teller, 't'> {
  readonly count: number;
  readonly room: number;
}

/** What Scandalize draws from. */
function Stack({ count, t, room }: StackProps) {
  const { colors } = useTheme();
  return (
    <View style={across(room)}>
      <AppText aria-hidden variant="fine" tone="soft" numberOfLines={1} style={styles.title}>
        {t('ui.stack')}
      </AppText>
      <View
        accessible
        role="img"
        aria-label={t('ui.politician-stack', { count })}
        style={[styles.stack, ground(colors.inset), edge(colors.lineStrong)]}
      >
        <AppText variant="count">{count}</AppText>
      </View>
    </View>
  );
}

const across = (count: number) => ({ flexGrow: count, flexBasis: 0, minWidth: 0 }) as const;

const styles = StyleSheet.create({
  board: { flexGrow: 1, flexBasis: 220, gap: 2 },
  row: { flexGrow: 1, flexDirection: 'row', gap: 6 },
  title: { lineHeight: 17 },
  tiles: { flexGrow: 1, flexDirection: 'row', gap: 4 },
  stack: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRightWidth: 4,
    borderRadius: radius.s + 2,
  },
});
