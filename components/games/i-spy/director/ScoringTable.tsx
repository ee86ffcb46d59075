import { type ReactNode } from 'react';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { LAST_ROUND, NATIONS } from '@/rules/i-spy/model/pieces';
import { advantageLines, cleanUpLines, type Posting, ranking, settle } from '@/rules/i-spy/model/scoring';
import { awardAdvantages } from '@/rules/i-spy/moves/award-advantages';
import { cleanUp } from '@/rules/i-spy/moves/clean-up';
import { useLow } from '../use-low';
import { WhyNations } from '../why/WhyNations';
import { changedColumns } from './columns';
import { CleanUpHead, CleanUpTicks } from './CleanUpSlide';
import { PrintedSlide } from './PrintedSlide';
import { Ranking } from './Ranking';
import { RecordsSlides } from './RecordsSlides';
import { Slide } from './Slide';
import { afterTile, isLastPhase, type Scoring, turnedUp } from './steps';
import { TileSlides } from './TileSlides';
import { type Slides, useSlides } from './use-slides';

interface ScoringTableProps {
  readonly scoring: Scoring;
  /** What the Politician turned up last asks of the table: who takes it, or what its text did. */
  readonly resolve: ReactNode;
  /** Where the Records are not tracked, they are called out first. */
  readonly callOut?: (slides: Slides) => ReactNode;
}

/** A Scoring Phase, one slide after the other. Nothing goes on by itself, and nothing is scored before it was shown. */
export function ScoringTable(props: ScoringTableProps) {
  const { scoring } = props;
  const slides = useSlides(scoring);
  const up = turnedUp(scoring);
  const seen = Math.min(slides.seen ?? up.length, up.length);
  const unseen = scoring.resolving ? up.at(-1) : up[seen];
  if (scoring.step === 'score-records' && props.callOut && !slides.told) return props.callOut(slides);
  if (scoring.step === 'score-records') return <RecordsSlides scoring={scoring} slides={slides} />;
  if (unseen) return <TurnedUp {...props} slides={slides} posting={unseen} count={up.length} />;
  switch (scoring.step) {
    case 'reveal-politicians':
      return <TileSlides scoring={scoring} slides={slides} />;
    case 'award-advantages':
      return <Awards scoring={scoring} />;
    case 'clean-up':
      return <CleanUp scoring={scoring} slides={slides} />;
  }
}

interface TurnedUpProps extends ScoringTableProps {
  readonly slides: Slides;
  readonly posting: Posting;
  readonly count: number;
}

/** A Politician that has been resolved stays until everybody has seen what it did. */
function TurnedUp({ scoring, resolve, slides, posting, count }: TurnedUpProps) {
  const { teller, standing, postings } = scoring;
  const { t } = teller;
  if (posting.cause.kind !== 'politician') return undefined;
  const before = settle(standing, posting.lines.map((line) => ({ ...line, to: line.from })).reverse());
  const go: DockAction = {
    kind: 'go',
    label: t('ui.slide.next', { what: afterTile(scoring) }),
    onPress: () => slides.change({ seen: count }),
  };
  return (
    <Slide
      scoring={scoring}
      at={NATIONS.length + count - 1}
      scene={`seen/${count}`}
      tray={scoring.resolving && resolve}
      {...(scoring.resolving ? {} : { action: go })}
    >
      <PrintedSlide
        teller={teller}
        print={posting.cause.print}
        lines={posting.lines}
        detail={t('ui.tile.of', { at: count, of: scoring.print?.politicians ?? count })}
      />
      <WhyNations
        teller={teller}
        columns={changedColumns(before, posting.lines)}
        postings={postings}
        height={170}
      />
    </Slide>
  );
}

/** IS-53 */
function Awards({ scoring }: { readonly scoring: Scoring }) {
  const { teller, standing, postings, print, seat, make } = scoring;
  const { t } = teller;
  const advantages = print?.advantages ?? [];
  const last = isLastPhase(scoring);
  const low = useLow();
  return (
    <Slide
      scoring={scoring}
      at={NATIONS.length + (print?.politicians ?? 0)}
      scene="awards"
      action={{
        kind: 'go',
        label: t(last ? 'ui.slide.flags-end' : 'ui.slide.flags'),
        onPress: () => make({ actor: seat, move: awardAdvantages.make({}) }),
      }}
    >
      <WhyNations
        teller={teller}
        columns={changedColumns(standing, advantageLines(standing, advantages))}
        postings={postings}
        height={low ? 116 : 180}
      />
      <Ranking teller={teller} places={ranking(standing.influence, advantages)} power={standing.power} />
    </Slide>
  );
}

/** IS-54 */
function CleanUp({ scoring, slides }: { readonly scoring: Scoring; readonly slides: Slides }) {
  const { teller, standing, postings, seat, make, round } = scoring;
  const { t, seatName } = teller;
  const { ticks } = slides;
  const low = useLow();
  return (
    <Slide
      scoring={scoring}
      at={NATIONS.length + (scoring.print?.politicians ?? 0) + 1}
      scene="clean-up"
      tray={
        <CleanUpTicks
          teller={teller}
          standing={standing}
          ticks={ticks}
          onTicks={(next) => slides.change({ ticks: [...next] })}
        />
      }
      action={{
        kind: ticks.length === 3 ? 'go' : 'plain',
        label: t('ui.clean.start', { round: Math.min(round + 1, LAST_ROUND) }),
        detail: t('ui.clean.begins', { seat: seatName(seat) }),
        onPress: () => make({ actor: seat, move: cleanUp.make({}) }),
      }}
    >
      <CleanUpHead teller={teller} standing={standing} />
      <WhyNations
        teller={teller}
        columns={changedColumns(standing, cleanUpLines(standing))}
        postings={postings}
        height={low ? 130 : 230}
      />
    </Slide>
  );
}
