import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { whyOf } from '@/components/match/wording';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { ListRow } from '@/components/kit/ListRow';
import { entryKey } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { type Violation } from '@/rules/core/violation';
import { type BoxTable, kindName, labelOf } from './form/box-table';

interface ContradictionsProps {
  readonly table: BoxTable;
  /** Only what concerns this kind. */
  readonly kind?: string;
}

interface Contradiction {
  readonly violation: Violation;
  readonly why: string;
  /** The entries that cannot be true together. */
  readonly about: readonly Print[];
}

/** What cannot be true together, each reason once, with the way to the entries that it is about. */
export function Contradictions({ table, kind }: ContradictionsProps) {
  const found = contradictionsIn(table).filter(
    ({ about }) => kind === undefined || about.some((print) => print.kind === kind),
  );
  if (found.length === 0) return null;
  return (
    <Card title={table.t('box.contradictions')} marked>
      {found.map(({ violation, why, about }) => (
        <View key={why} style={styles.one}>
          <AppText tone="danger">{why}</AppText>
          <AppText variant="small" tone="soft">
            {violation.rule}
          </AppText>
          {kind === undefined && <About table={table} about={about} />}
        </View>
      ))}
    </Card>
  );
}

const FEW = 4;

/** The entries themselves, or where there are too many to name, the list that they stand in. */
function About({ table, about }: { readonly table: BoxTable; readonly about: readonly Print[] }) {
  const { game, report } = table;
  const router = useRouter();
  const open = (kind: string, piece?: string) =>
    router.push({
      pathname: '/game/[game]/box/[kind]',
      params: { game, kind, ...(piece === undefined ? {} : { piece }) },
    });
  const kinds = [...new Set(about.map(({ kind }) => kind))];
  return (
    <View>
      {about.length > FEW
        ? kinds.map((kind) => <ListRow key={kind} title={kindName(table, kind)} onPress={() => open(kind)} />)
        : about.map((print) => (
            <ListRow
              key={entryKey(print)}
              title={labelOf(table, print, report.prints)}
              onPress={() => open(print.kind, print.id)}
            />
          ))}
    </View>
  );
}

/** One reason may be found at each of the entries that it is about. */
const contradictionsIn = ({ report, words }: BoxTable): readonly Contradiction[] => {
  const byReason = new Map<string, Contradiction>();
  for (const violation of report.contradictions) {
    const why = whyOf({ words, seatName: String }, violation);
    const keys = new Set(violation.focus ?? []);
    const known = byReason.get(why)?.about ?? [];
    const about = report.prints.filter((print) => keys.has(entryKey(print)) || known.includes(print));
    byReason.set(why, { violation, why, about });
  }
  return [...byReason.values()];
};

const styles = StyleSheet.create({ one: { gap: space.xs } });
