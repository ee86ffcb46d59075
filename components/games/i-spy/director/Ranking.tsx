import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Nation, type PerNation } from '@/rules/i-spy/model/pieces';
import { type RankedPlace } from '@/rules/i-spy/model/scoring';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { type Teller } from '../table';
import { placeWords } from '../why/step-words';
import { WhyRow } from '../why/WhyRow';
import { nationName, signed } from '../words';

interface RankingProps {
  readonly teller: Pick<Teller, 't'>;
  readonly places: readonly RankedPlace[];
  /** Where Power stands, so that it is seen where it goes. */
  readonly power?: PerNation;
}

/** Who stands where and gets what. A tie stands in one row, and the places that it uses up are hatched below it. */
export function Ranking({ teller: { t }, places, power }: RankingProps) {
  const { colors, accent } = useTheme();
  return (
    <View role="list" style={styles.places}>
      {places.map((ranked) => {
        const { place, nations, influence, advantage, skipped } = ranked;
        const names = nations.map((nation) => nationName(t, nation)).join(', ');
        const award = advantage === undefined ? t('ui.rank.nothing') : signed(advantage);
        const tie = nations.length > 1 ? t('ui.rank.tie', { count: nations.length }) : undefined;
        const lost = skipped.map((value, step) =>
          t('ui.rank.skipped', { place: place + step + 1, value: signed(value) }),
        );
        const facts = [t('ui.rank.place', { place }), names, `${t('ui.influence')} ${influence}`, award];
        return (
          <View key={place} style={[styles.group, skipped.length > 0 && [styles.tied, edge(accent.fill)]]}>
            <WhyRow
              label={[...facts, ...(tie ? [tie] : []), ...lost].join(', ')}
              why={placeWords(t, places, ranked)}
            >
              <View style={styles.place}>
                <View style={styles.award}>
                  <AppText variant="number" tone={advantage === undefined ? 'soft' : 'ink'}>
                    {award}
                  </AppText>
                  <AppText variant="fine" tone="soft">
                    {t('ui.rank.place', { place })}
                  </AppText>
                </View>
                <View style={[styles.nations, ground(colors.sheet), edge(colors.line)]}>
                  {nations.map((nation) => (
                    <Ranked
                      key={nation}
                      nation={nation}
                      influence={influence}
                      short={t(`ui.short.${nation}`)}
                      moves={power && advantage ? `${power[nation]}→${power[nation] + advantage}` : undefined}
                    />
                  ))}
                </View>
              </View>
            </WhyRow>
            {lost.map((words) => (
              <View key={words} aria-hidden style={[styles.lost, edge(colors.lineStrong)]}>
                <AppText variant="fine" tone="soft" style={styles.struck}>
                  {words}
                </AppText>
              </View>
            ))}
          </View>
        );
      })}
    </View>
  );
}

interface RankedProps {
  readonly nation: Nation;
  readonly influence: number;
  readonly short: string;
  readonly moves: string | undefined;
}

function Ranked({ nation, influence, short, moves }: RankedProps) {
  const { colors } = useTheme();
  const look = useNationColours()(nation);
  return (
    <View style={[styles.nation, ground(look.base), edge(look.edge)]}>
      <View style={styles.sign}>
        <Emblem nation={nation} size={15} />
        <AppText allowFontScaling={false} variant="stamp" style={ink(look.on)}>
          {short}
        </AppText>
      </View>
      <AppText variant="count" style={ink(look.on)}>
        {influence}
      </AppText>
      {moves !== undefined && (
        <View style={[styles.flag, ground(colors.sheet)]}>
          <AppText variant="fine">{moves}</AppText>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  places: { gap: space.xs },
  group: { gap: 3 },
  tied: { borderLeftWidth: 4, paddingLeft: space.xs },
  place: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  award: { width: 62, alignItems: 'flex-end' },
  nations: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.xs,
    padding: 3,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  nation: {
    minHeight: 38,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.xs + 1,
    borderWidth: 1,
    borderRadius: radius.s + 1,
  },
  sign: { alignItems: 'center' },
  flag: { paddingHorizontal: 4, borderRadius: 2 },
  lost: {
    marginLeft: 70,
    paddingHorizontal: space.s,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderRadius: radius.m,
  },
  struck: { textDecorationLine: 'line-through' },
});
