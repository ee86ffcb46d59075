import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { ListRow } from '@/components/kit/ListRow';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { space, target } from '@/components/kit/theme/tokens';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { politicianId } from '@/rules/i-spy/model/print-ids';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { politicianLines, type ScoringLine } from '@/rules/i-spy/model/scoring';
import { TextChoice } from '../entry/TextChoice';
import { useLow } from '../use-low';
import { nationName, politicianName, politicianWords, signed } from '../words';
import { WhyNations } from '../why/WhyNations';
import { changedColumns } from './columns';
import { PunchGrid } from './PunchGrid';
import { type NextTile, type Scoring } from './steps';
import { type Slides } from './use-slides';

/** Nothing has been read of it yet. */
const BLANK: PoliticianPrint = { id: 'reading', influence: {} };

export const tileBegun = ({ tile }: Slides): PoliticianPrint => tile ?? BLANK;

/** A tile of the box is the same tile; a new one gets an id of its own. */
export const tileRead = (begun: PoliticianPrint, { taken }: NextTile): PoliticianPrint => {
  if (begun.id !== BLANK.id) return begun;
  const { id: _, ...read } = begun;
  return { id: politicianId(read, (id) => taken.includes(id)), ...read };
};

/** Whether it is one of the box: then there is nothing to enter. */
export const isKnown = (begun: PoliticianPrint): boolean => begun.id !== BLANK.id;

interface TileSlideProps {
  readonly scoring: Scoring;
  readonly slides: Slides;
  readonly title: string;
}

const GUTTER = 17;

/** IS-51: what a tile shows, punched into a grid below the columns that it moves. */
export function TileSlide({ scoring, slides, title }: TileSlideProps) {
  const { teller, standing, postings } = scoring;
  const low = useLow();
  const begun = tileBegun(slides);
  const punch = (nation: Nation, value: number | undefined) => {
    const { [nation]: _, ...rest } = begun.influence;
    const influence = value === undefined ? rest : { ...rest, [nation]: value };
    slides.change({ tile: { ...begun, influence } });
  };
  return (
    <View style={styles.slide}>
      <TileHead scoring={scoring} slides={slides} title={title} />
      {!low && (
        <WhyNations
          teller={teller}
          columns={changedColumns(standing, politicianLines(standing, begun))}
          postings={postings}
          height={150}
        />
      )}
      <PunchGrid
        values={begun.influence}
        cell={low ? 36 : target.least}
        gutter={low ? 0 : GUTTER}
        heads={low}
        onValue={punch}
      />
    </View>
  );
}

/** Its number and its name, by which it is found again. */
function TileHead({ scoring, slides, title }: TileSlideProps) {
  const low = useLow();
  const { t } = scoring.teller;
  const { known } = scoring.tile;
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState('');
  const begun = tileBegun(slides);
  const needle = asked.trim().toLowerCase();
  const found = known.filter((print) =>
    `${politicianName(t, print)} ${politicianWords(t, print)}`.toLowerCase().includes(needle),
  );
  const name = (typed: string) => {
    setAsked(typed);
    const { name: _, ...rest } = begun;
    slides.change({ tile: typed.trim() === '' ? rest : { ...rest, name: typed } });
  };
  return (
    <View style={styles.head}>
      <View style={styles.words}>
        <AppText variant="heading" numberOfLines={1} adjustsFontSizeToFit>
          {begun.name ?? title}
        </AppText>
        {!low && (
          <AppText variant="small" tone="soft">
            {t('ui.tile.hint')}
          </AppText>
        )}
      </View>
      <Button
        dense
        kind="secondary"
        icon="edit"
        label={t(known.length > 0 ? 'ui.tile.known' : 'ui.tile.name')}
        onPress={() => setOpen(true)}
      />
      <Sheet open={open} title={title} onClose={() => setOpen(false)}>
        <TextField
          label={t(known.length > 0 ? 'ui.tile.find' : 'ui.read.name')}
          value={begun.name ?? ''}
          maxLength={60}
          onChange={name}
        />
        {found.map((print) => (
          <ListRow
            key={print.id}
            title={politicianName(t, print)}
            detail={politicianWords(t, print)}
            onPress={() => {
              setOpen(false);
              slides.change({ tile: print });
            }}
          />
        ))}
      </Sheet>
    </View>
  );
}

interface TileTextProps {
  readonly scoring: Scoring;
  readonly slides: Slides;
}

/** Its further effect, and what that does now: all whom it concerns are told before it is resolved. */
export function TileText({ scoring, slides }: TileTextProps) {
  const begun = tileBegun(slides);
  return (
    <TextChoice
      text={begun.text}
      effect={effectOf(scoring, politicianLines(scoring.standing, begun))}
      onChange={(text) => {
        const { text: _, ...rest } = begun;
        slides.change({ tile: text ? { ...rest, text } : rest });
      }}
    />
  );
}

/** "Tied: Britain, Italy. Each −2 Power." */
const effectOf = ({ teller: { t } }: Scoring, lines: readonly ScoringLine[]): string | undefined => {
  const byText = lines.filter(({ rule }) => rule === 'IS-52');
  const [first] = byText;
  if (!first) return undefined;
  const nations = byText.map(({ nation }) => nationName(t, nation)).join(', ');
  const by = `${t(`ui.${first.measure}`)} ${signed(first.to - first.from)}`;
  return byText.length > 1 ? t('ui.tile.tied', { nations, by }) : t('ui.tile.one', { nation: nations, by });
};

const styles = StyleSheet.create({
  slide: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 0 },
});
