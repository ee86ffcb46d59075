import { StyleSheet, View } from 'react-native';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type RankedPlace } from '@/rules/i-spy/model/scoring';
import { NationPlate } from '../nations/NationPlate';
import { type Teller } from '../table';
import { placeWords } from '../why/step-words';
import { WhyRow } from '../why/WhyRow';
import { nationName, signed } from '../words';

interface RankingProps {
  readonly teller: Pick<Teller, 't'>;
  readonly places: readonly RankedPlace[];
}

/** Who stands where and gets what. A tie stands in one box, and the places that it skips are drawn crossed out below. */
export function Ranking({ teller: { t }, places }: RankingProps) {
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
          <WhyRow
            key={place}
            label={[...facts, ...(tie ? [tie] : []), ...lost].join(', ')}
            why={placeWords(t, places, ranked)}
          >
            <View
              style={[
                styles.place,
                { borderColor: colors.line },
                advantage !== undefined && { backgroundColor: accent.wash },
              ]}
            >
              <AppText variant="number" style={styles.number}>
                {place}
              </AppText>
              <View style={styles.words}>
                {nations.map((nation) => (
                  <View key={nation} style={styles.nation}>
                    <NationPlate nation={nation} />
                    <AppText variant="label">{nationName(t, nation)}</AppText>
                  </View>
                ))}
                <AppText variant="small" tone="soft">
                  {[`${t('ui.influence')} ${influence}`, ...(tie ? [tie] : [])].join(' · ')}
                </AppText>
              </View>
              <AppText variant="number" tone={advantage === undefined ? 'soft' : 'ink'}>
                {award}
              </AppText>
            </View>
            {lost.map((words) => (
              <AppText key={words} variant="small" tone="soft" style={styles.skipped}>
                {words}
              </AppText>
            ))}
          </WhyRow>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  places: { gap: space.s },
  place: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.s,
    minHeight: target.thumb,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  number: { minWidth: 28, textAlign: 'center' },
  words: { flex: 1, gap: space.xs },
  nation: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  skipped: { paddingLeft: space.huge, paddingTop: space.xs, textDecorationLine: 'line-through' },
});
