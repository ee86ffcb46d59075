import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type TableProps } from '@/components/match/game-screens';
import { cardsOf, missingPrints, owedBy } from '@/rules/i-spy/model/cards';
import { answerPolitician } from '@/rules/i-spy/moves/answer-politician';
import { type ActProps, offersOf } from '../actions/act-props';
import { OfferGrid } from '../actions/OfferGrid';
import { TextSheet } from '../actions/TextSheet';
import { type Table, useTable } from '../table';
import { politicianName, textWords } from '../words';
import { ScoringTable } from './ScoringTable';
import { type Scoring, type ScoringStep } from './steps';

interface FullScoringProps extends TableProps {
  readonly step: ScoringStep;
}

/** A Scoring Phase of a match that is tracked in full. Who acts directs, or is a spy whom a Politician asks. */
export function FullScoring(props: FullScoringProps) {
  const table = useTable(props);
  const { seat } = props;
  return (
    <ScoringTable
      key={table.view.round}
      scoring={scoringOf(table, props)}
      resolve={seat !== undefined && <Resolve table={table} seat={seat} />}
    />
  );
}

const scoringOf = (table: Table, { step, playAll }: FullScoringProps): Scoring => {
  const { view, session, options } = table;
  const { round, standing, postings, prints, scoringPhase, toReveal, resolving, revealed } = view;
  const gone = revealed.map(({ id }) => id);
  const [next] = toReveal;
  return {
    ...{ teller: table, session, make: (...drafts) => playAll(drafts), step, round, standing, postings },
    seat: view.initiative,
    seats: view.order,
    owed: view.players.map((player) => owedBy(view, player)),
    cards: view.players.map((player) => cardsOf(view, player)),
    unread: missingPrints(view).cards,
    known: prints,
    print: prints.phases[scoringPhase],
    toReveal: toReveal.length,
    tile: {
      place: view.places.find(({ tile }) => tile !== undefined && tile.politician === next)?.place,
      shuffled: options.politicians === 'digital',
      known: options.politicianPrints.filter(({ id }) => !gone.includes(id)),
      taken: [...gone, ...options.politicianPrints.map(({ id }) => id)],
    },
    resolving: resolving?.print,
  };
};

/** IS-52: spies answer in turn order; an unknown text is noted. */
function Resolve({ table, seat }: ActProps) {
  const { t, view } = table;
  const [noting, setNoting] = useState(false);
  const { resolving } = view;
  if (!resolving) return undefined;
  const { print, politician, waiting } = resolving;
  if (waiting.length > 0)
    return (
      <>
        <AppText variant="title">{table.seatName(seat)}</AppText>
        {print.text && <AppText>{textWords(t, print.text)}</AppText>}
        <OfferGrid
          table={table}
          seat={seat}
          label={t('ui.step.reveal-politicians')}
          offers={offersOf({ table, seat }, answerPolitician)}
        />
      </>
    );
  const title = politicianName(t, print);
  return (
    <>
      <Button label={t('ui.text-of', { what: title })} icon="edit" onPress={() => setNoting(true)} />
      {noting && (
        <TextSheet
          table={table}
          seat={seat}
          title={title}
          source={{ kind: 'politician', politician }}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  );
}
