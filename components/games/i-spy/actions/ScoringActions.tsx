import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Move } from '@/rules/i-spy/game';
import { missingPrints } from '@/rules/i-spy/model/cards';
import { notePrint } from '@/rules/i-spy/moves/note-print';
import { revealPolitician } from '@/rules/i-spy/moves/reveal-politician';
import { MissingPrints } from '../entry/MissingPrints';
import { PoliticianSheet } from '../entry/PoliticianSheet';
import { politicianName, textWords } from '../words';
import { type ActProps, offersOf } from './act-props';
import { OfferGrid } from './OfferGrid';
import { answerPolitician } from '@/rules/i-spy/moves/answer-politician';
import { TextSheet } from './TextSheet';

/** A Scoring Phase: one button for each step, and what it needs to know first. */
export function ScoringActions({ table, seat }: ActProps) {
  const { t, view, make } = table;
  const step = (type: Move['type']) => (
    <OfferGrid
      table={table}
      seat={seat}
      label={t(`ui.step.${type}`)}
      offers={offersOf({ table, seat }, { type })}
    />
  );
  switch (view.phase) {
    case 'score-records': {
      const { cards, phases } = missingPrints(view);
      return cards.length + phases.length === 0 ? (
        step('score-records')
      ) : (
        <MissingPrints
          teller={table}
          known={view.prints}
          cards={cards}
          phases={phases}
          onRead={(print) => make({ actor: 'table', move: notePrint.make({ print }) })}
        />
      );
    }
    case 'reveal-politicians':
      return view.resolving ? <Resolve table={table} seat={seat} /> : <Reveal table={table} seat={seat} />;
    case 'award-advantages':
    case 'clean-up':
      return step(view.phase);
    default:
      return undefined;
  }
}

/** IS-51: the print of a real tile is entered at its reveal. */
function Reveal({ table, seat }: ActProps) {
  const { t, view, options, act } = table;
  const [reading, setReading] = useState(false);
  const gone = view.revealed.map(({ id }) => id);
  const [next] = view.toReveal;
  const place = view.places.find(({ tile }) => tile?.politician === next)?.place ?? 0;
  if (options.politicians === 'digital')
    return (
      <OfferGrid
        table={table}
        seat={seat}
        label={t('ui.step.reveal-politicians')}
        offers={offersOf({ table, seat }, revealPolitician)}
      />
    );
  return (
    <>
      <Button label={t('ui.reveal', { place })} icon="eye" onPress={() => setReading(true)} />
      {reading && (
        <PoliticianSheet
          t={t}
          title={t('ui.reveal', { place })}
          known={options.politicianPrints.filter(({ id }) => !gone.includes(id))}
          taken={[...gone, ...options.politicianPrints.map(({ id }) => id)]}
          onPrint={(print) => act(seat, revealPolitician.make({ print }))}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}

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
        {print.text && <AppText variant="label">{textWords(t, print.text)}</AppText>}
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
