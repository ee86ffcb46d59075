import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { type ScoringLine } from '@/rules/i-spy/model/scoring';
import { Emblem } from '../nations/Emblem';
import { useNationColours } from '../nations/nation-look';
import { NationGround } from '../nations/NationGround';
import { NationPlate } from '../nations/NationPlate';
import { type Teller } from '../table';
import { nationName, politicianName, politicianWords, signed, textWords } from '../words';

interface PrintedSlideProps {
  readonly teller: Teller;
  readonly print: PoliticianPrint;
  readonly lines: readonly ScoringLine[];
  readonly detail: string;
}

/** IS-51, IS-52: what a Politician does, Nation by Nation; its text below, with all whom it concerns. */
export function PrintedSlide({ teller, print, lines, detail }: PrintedSlideProps) {
  const { t } = teller;
  const printed = lines.filter(({ rule }) => rule === 'IS-51');
  const byText = lines.filter(({ rule }) => rule === 'IS-52');
  const { text } = print;
  return (
    <View
      accessible
      aria-live="polite"
      aria-label={`${politicianName(t, print)}. ${politicianWords(t, print)}`}
      style={styles.slide}
    >
      <AppText tone="soft">{detail}</AppText>
      <AppText variant="hero" adjustsFontSizeToFit numberOfLines={2}>
        {politicianName(t, print)}
      </AppText>
      {printed.map((line) => (
        <Bar key={line.nation} teller={teller} line={line} />
      ))}
      {text && <AppText variant="label">{textWords(t, text)}</AppText>}
      {byText.length > 1 && (
        <AppText tone="accent">
          {t('ui.why.tied', {
            count: byText.length,
            nations: byText.map(({ nation }) => nationName(t, nation)).join(', '),
          })}
        </AppText>
      )}
      {byText.length > FEW ? (
        <View style={styles.many}>
          {byText.map(({ nation, from, to }) => (
            <View key={nation} style={styles.one}>
              <NationPlate nation={nation} size={46} />
              <AppText variant="title">{`${from} → ${to}`}</AppText>
            </View>
          ))}
        </View>
      ) : (
        byText.map((line) => <Bar key={line.nation} teller={teller} line={line} />)
      )}
      {!text && printed.length === 0 && <AppText>{t('ui.text.nothing')}</AppText>}
    </View>
  );
}

/** So many still have a bar each. */
const FEW = 2;

interface BarProps {
  readonly teller: Pick<Teller, 't'>;
  readonly line: ScoringLine;
}

function Bar({ teller: { t }, line: { nation, measure, from, to } }: BarProps) {
  const look = useNationColours()(nation);
  return (
    <View style={[styles.bar, ground(look.base), edge(look.edge)]}>
      <View style={styles.sign}>
        <NationGround nation={nation} />
        <View style={[styles.disc, ground(look.base)]}>
          <Emblem nation={nation} size={24} />
        </View>
      </View>
      <View style={styles.words}>
        <AppText variant="title" numberOfLines={1} style={ink(look.on)}>
          {nationName(t, nation)}
        </AppText>
        <AppText variant="dense" style={ink(look.on)}>
          {`${t(`ui.${measure}`)} ${from} → ${to}`}
        </AppText>
      </View>
      <AppText variant="hero" style={ink(look.on)}>
        {signed(to - from)}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  slide: { gap: space.s },
  bar: {
    minHeight: 60,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingRight: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
    overflow: 'hidden',
  },
  sign: { width: 64, alignSelf: 'stretch', alignItems: 'center', justifyContent: 'center' },
  disc: { padding: space.xs + 2, borderRadius: radius.round },
  words: { flex: 1, minWidth: 0 },
  many: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { width: '30%', flexGrow: 1, flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
