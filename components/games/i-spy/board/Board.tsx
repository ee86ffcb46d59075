import { StyleSheet, View } from 'react-native';
import { type BoardProps } from '@/components/match/game-screens';
import { ShuffleCard } from '@/components/match/score/ShuffleCard';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Late } from '@/components/kit/Late';
import { StillMap } from '../map/StillMap';
import { Politicians } from '../politicians/Politicians';
import { OwnEyes } from '../secret/OwnEyes';
import { PrivateChoices } from '../secret/PrivateChoices';
import { owedInAll, plainColumns, turnColumns } from '../standing/columns';
import { type Table, useTable } from '../table';
import { WhyNations } from '../why/WhyNations';
import { Rounds } from './Rounds';
import { SeatCard } from './SeatCard';
import { Stacks } from './Stacks';

/** Everything on the table. Behind the cover it is what this player alone may see. */
export function Board(props: BoardProps) {
  const table = useTable(props);
  const { viewer, view } = table;
  if (viewer !== 'table')
    return (
      <>
        <PrivateChoices table={table} seat={viewer} />
        <OwnEyes teller={table} view={view} seat={viewer} />
      </>
    );
  return <OpenBoard table={table} />;
}

function OpenBoard({ table }: { readonly table: Table }) {
  const { t, view, practice, counted, options } = table;
  const { phase, turn } = view;
  const beginning = phase === 'set-up' || phase === 'mark-politicians';
  const seats = view.players.map((_, seat) => seat);
  const order = [turn.seat, ...seats.filter((seat) => seat !== turn.seat)];
  const columns =
    phase === 'turn'
      ? turnColumns(view, { counted })
      : plainColumns(view.standing, counted ? {} : owedInAll(view));
  return (
    <View style={styles.board}>
      {phase === 'turn' && view.map && (
        <View style={styles.map}>
          <StillMap table={table} map={view.map} />
        </View>
      )}
      <View style={styles.column}>
        {beginning && (
          <Card tab={t('ui.marks')} marked>
            {options.alignments === 'digital' && <AppText>{t('ui.marks-look')}</AppText>}
            <AppText>{t('ui.marks-hint')}</AppText>
          </Card>
        )}
        <WhyNations teller={table} columns={columns} postings={view.postings} />
        {practice && (
          <AppText variant="small" tone="soft">
            {t('ui.practice')}
          </AppText>
        )}
        {beginning && options.alignments === 'digital' && <ShuffleCard over={false} />}
        {!beginning && <Rounds round={view.round} />}
      </View>
      <View style={styles.column}>
        {order.map((seat) => (
          <Late key={seat}>
            <SeatCard table={table} seat={seat} />
          </Late>
        ))}
        <Late>
          <Politicians table={table} />
        </Late>
        <Late>
          <Stacks table={table} />
        </Late>
      </View>
    </View>
  );
}

const COLUMN = 300;

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  // Beside the columns only where there is room for a large one.
  map: { flexBasis: 2 * COLUMN, flexGrow: 2, flexShrink: 1, maxWidth: '100%' },
  column: { flexBasis: COLUMN, flexGrow: 1, flexShrink: 1, maxWidth: '100%', gap: space.l },
});
