import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { Picture } from '@/components/kit/art/Picture';
import { type Shape } from '@/components/kit/art/shape';
import { AppText } from '@/components/kit/AppText';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameCard } from '@/components/match/game-cards';
import { type KindReport } from '@/store/box/box-report';
import { type BoxTable, kindName, labelOf } from './form/box-table';

interface AlbumProps {
  readonly table: BoxTable;
  readonly found: KindReport;
}

/** Hatched, as nobody knows yet what is printed there. */
const HATCHED = 'M0 12 12 0M0 28 28 0M0 44 44 0M12 48 48 12M28 48 48 28';

/** How many pieces of the kind are known, and each of them as a stamp in its place. */
export function Album({ table, found }: AlbumProps) {
  const { t } = table;
  const { known, all = known, kind, lines } = found;
  const stamps = lines.filter(({ source }) => source !== 'suggested').slice(0, all);
  const blanks = Math.max(0, all - stamps.length);
  return (
    <View style={styles.whole}>
      <View style={styles.head}>
        <AppText variant="display">{known}</AppText>
        <View style={styles.words}>
          <AppText variant="label">{t('box.album', { all, kind: kindName(table, kind.kind) })}</AppText>
          <AppText variant="small" tone="soft">
            {t('box.no-need')}
          </AppText>
        </View>
      </View>
      <View role="group" aria-label={kindName(table, kind.kind)} style={styles.stamps}>
        {stamps.map((line) => (
          <Stamp
            key={line.key}
            table={table}
            kind={kind.kind}
            id={line.id}
            data={line.data}
            label={labelOf(table, line, table.report.prints)}
          />
        ))}
        {Array.from({ length: blanks }, (_, place) => (
          <Blank key={place} />
        ))}
      </View>
    </View>
  );
}

interface StampProps {
  readonly table: BoxTable;
  readonly kind: string;
  readonly id: string;
  readonly data: unknown;
  readonly label: string;
}

function Stamp({ table: { game }, kind, id, data, label }: StampProps) {
  const theme = useTheme();
  const router = useRouter();
  const fingerprint = useLoaded(useGameCard(game))?.fingerprint;
  return (
    <Pressable
      role="link"
      aria-label={label}
      onPress={() => router.push({ pathname: '/game/[game]/box/[kind]', params: { game, kind, piece: id } })}
      style={[styles.stamp, ground(theme.colors.sheet), edge(theme.colors.sheet)]}
    >
      {fingerprint && <Drawn shapes={fingerprint(data, theme)} />}
    </Pressable>
  );
}

function Blank() {
  const { colors } = useTheme();
  return (
    <View aria-hidden style={[styles.stamp, edge(colors.line)]}>
      <Drawn shapes={[{ d: HATCHED, stroke: colors.line, width: 1 }]} />
    </View>
  );
}

function Drawn({ shapes }: { readonly shapes: readonly Shape[] }) {
  return <Picture shapes={shapes} width={48} height={44} viewBox="0 0 48 44" />;
}

const styles = StyleSheet.create({
  whole: { gap: space.m },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.l },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
  stamps: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  stamp: {
    flexGrow: 1,
    flexBasis: 46,
    maxWidth: 48,
    height: 46,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: hairline,
    borderRadius: radius.s,
    overflow: 'hidden',
  },
});
