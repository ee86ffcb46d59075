import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { type Seat } from '@/rules/core/seat';
import { type View as LightView } from '@/rules/spy-connection/light/game';
import { type Counted } from './light';
import { ScoreRow } from './ScoreRow';

interface ScoreboardProps {
  readonly view: LightView;
  /** At the end only what scores is told. */
  readonly tracked: boolean;
  readonly seatName: (seat: Seat) => string;
  readonly marked?: { readonly seat: Seat; readonly what: Counted } | undefined;
  /** A Mission of whoever is to move is being completed. */
  readonly completing?: boolean;
  readonly onNumber?: ((seat: Seat, what: Counted) => void) | undefined;
  readonly onComplete?: (() => void) | undefined;
}

/** Everybody at once, in their order, with every number that a table keeps on paper. */
export function Scoreboard({ view, seatName, marked, onNumber, ...rest }: ScoreboardProps) {
  return (
    <View style={styles.board}>
      {view.players.map((_, seat) => (
        <ScoreRow
          key={seat}
          view={view}
          seat={seat}
          name={seatName(seat)}
          marked={marked?.seat === seat ? marked.what : undefined}
          onNumber={onNumber && ((what) => onNumber(seat, what))}
          {...rest}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  board: { flexGrow: 1, gap: 4, paddingHorizontal: space.s, paddingVertical: 3 },
});
