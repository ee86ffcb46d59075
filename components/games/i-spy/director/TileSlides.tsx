import { type DockAction, type DockQuiets } from '@/components/kit/stage/dock-action';
import { AppText } from '@/components/kit/AppText';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { politicianLines } from '@/rules/i-spy/model/scoring';
import { revealPolitician } from '@/rules/i-spy/moves/reveal-politician';
import { WhyNations } from '../why/WhyNations';
import { changedColumns } from './columns';
import { PrintedSlide } from './PrintedSlide';
import { Slide } from './Slide';
import { afterTile, type Scoring, turnedUp } from './steps';
import { isKnown, tileBegun, tileRead, TileSlide, TileText } from './TileSlide';
import { type Slides } from './use-slides';

interface TileSlidesProps {
  readonly scoring: Scoring;
  readonly slides: Slides;
}

/** IS-51: the next tile from the left: turned up by the phone, found in the box, or read as it is printed. */
export function TileSlides({ scoring, slides }: TileSlidesProps) {
  const { teller, standing, postings, seat, make, tile, toReveal, print } = scoring;
  const { t } = teller;
  const up = turnedUp(scoring).length;
  const begun = tileBegun(slides);
  const title = tile.place === undefined ? t('ui.tile.who') : t('ui.tile.who-at', { place: tile.place });
  const of = t('ui.tile.of', { at: up + 1, of: print?.politicians ?? up + toReveal });
  const reveal = (shown?: PoliticianPrint) => {
    const done = make({
      actor: seat,
      move: revealPolitician.make(shown ? { print: shown } : {}),
    });
    if (!done) return;
    // What the phone turns up is looked at afterwards, what people read they have seen already.
    slides.change(shown ? { tile: undefined } : { seen: up });
  };
  const about = { scoring, at: NATIONS.length + up, scene: `tile/${up}` };
  if (tile.shuffled)
    return (
      <Slide
        {...about}
        action={{
          kind: 'go',
          icon: 'eye',
          label: t('ui.reveal', { place: tile.place ?? 0 }),
          onPress: () => reveal(),
        }}
      >
        <AppText tone="soft">{of}</AppText>
        <AppText variant="hero">{title}</AppText>
        <AppText>{t('ui.say.politicians')}</AppText>
        <WhyNations teller={teller} columns={changedColumns(standing, [])} postings={postings} height={230} />
      </Slide>
    );
  const action: DockAction = {
    kind: 'go',
    label: t('ui.tile.resolve', { what: afterTile(scoring, toReveal - 1) }),
    onPress: () => reveal(tileRead(begun, tile)),
  };
  const another: DockQuiets = [
    {
      label: t('ui.tile.other'),
      icon: 'back',
      side: 'left',
      onPress: () => slides.change({ tile: undefined }),
    },
  ];
  if (isKnown(begun)) {
    const lines = politicianLines(standing, begun);
    return (
      <Slide {...about} action={action} quiet={another}>
        <PrintedSlide teller={teller} print={begun} lines={lines} detail={of} />
        <WhyNations
          teller={teller}
          columns={changedColumns(standing, lines)}
          postings={postings}
          height={170}
        />
      </Slide>
    );
  }
  return (
    <Slide {...about} action={action} tray={<TileText scoring={scoring} slides={slides} />}>
      <TileSlide scoring={scoring} slides={slides} title={title} />
    </Slide>
  );
}
