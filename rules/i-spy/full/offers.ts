import type { Offer } from '@/rules/core/contract';
import { message, number, piece, seat as seatParam } from '@/rules/core/message';
import type { Seat, Viewer } from '@/rules/core/seat';
import { NATIONS } from '../pieces';
import { noteForm } from '../note-forms';
import { guessForm, revealForm } from './forms';
import type { Move } from './moves';
import { missingPrints } from './moves/scoring';
import type { Look } from './offer';
import { form, offerOf } from './offer';
import { seenBy } from './seen';
import { playerOf } from './state';
import { status } from './status';
import { textForm } from './text-form';
import { placeOf, shuffledPrint, tilesOnBoard, toReveal } from './tiles';
import { owedOnMap, waysOnMap } from './map-offers';
import { owedOffers } from './owed-offers';
import { turnOffers } from './turn-offers';
import type { State } from './state';

/** What the seat that decides can do, and what not with the reasons, as far as the viewer may know. */
export const offers = (state: State, seat: Seat, viewer: Viewer): readonly Offer<Move>[] => {
  const { decisions, chance } = status(state, viewer);
  if (chance || !decisions.at(-1)?.seats.includes(seat)) return [];
  const look: Look = { seen: seenBy(state, viewer), real: state, seat, viewer };
  switch (state.phase) {
    case 'mark-politicians':
      return marks(look);
    case 'turn':
      return [...owedOnMap(look), ...owedOffers(look), ...waysOnMap(look), ...turnOffers(look)];
    case 'score-records':
      return [
        ...missing(look),
        offerOf(look, { move: { type: 'score-records' }, label: message('offer.score-records') }),
      ];
    case 'reveal-politicians':
      return reveals(look);
    case 'final-report':
      return [form(guessForm(look))];
    case 'turn-assets':
      return assets(look);
    case 'reveal-alignments':
      return alignments(look);
    case 'award-advantages':
    case 'clean-up':
    case 'score-final-report':
      return [offerOf(look, { move: { type: state.phase }, label: message(`offer.${state.phase}`) })];
    default:
      return [];
  }
};

const marks = (look: Look): readonly Offer<Move>[] =>
  tilesOnBoard(look.seen)
    .slice(0, 6)
    .map((politician) =>
      offerOf(look, {
        move: { type: 'mark-politician', politician },
        label: message('offer.mark-politician', { place: number(placeOf(look.seen, politician) ?? 0) }),
        about: String(politician),
      }),
    );

const missing = ({ seen }: Look): readonly Offer<Move>[] => {
  const { cards, phases } = missingPrints(seen);
  return [
    ...cards.map((card) => form(noteForm(seen.prints, { kind: 'card', card }))),
    ...phases.map((phase) => form(noteForm(seen.prints, { kind: 'scoring-phase', phase }))),
  ];
};

const reveals = (look: Look): readonly Offer<Move>[] => {
  const { seen, real } = look;
  const { resolving } = seen;
  if (resolving && resolving.waiting.length > 0)
    return [true, false].map((accept) =>
      offerOf(look, {
        move: { type: 'answer-politician', accept },
        label: message(accept ? 'offer.accept' : 'offer.decline'),
        about: String(accept),
      }),
    );
  if (resolving) return [form(textForm(look, { kind: 'politician', politician: resolving.politician }))];
  const [politician = 0] = toReveal(seen);
  if (!shuffledPrint(real, politician)) return [form(revealForm(look, politician))];
  const label = message('offer.reveal-politician', { place: number(placeOf(seen, politician) ?? 0) });
  // The tile is about to be seen by all, and the phone knows it: whether a print is needed is no secret.
  return [offerOf({ ...look, seen: real }, { move: { type: 'reveal-politician' }, label })];
};

const assets = (look: Look): readonly Offer<Move>[] =>
  playerOf(look.seen, look.seat)
    .assets.filter(({ turned }) => !turned)
    .slice(0, 1)
    .flatMap(({ asset }) =>
      NATIONS.map((nation) =>
        offerOf(look, {
          move: { type: 'turn-asset', asset, nation },
          label: message('offer.turn-asset', { nation: piece(nation) }),
          about: nation,
        }),
      ),
    );

const alignments = (look: Look): readonly Offer<Move>[] => {
  const { real, seat } = look;
  const label = message('offer.reveal-alignment', { seat: seatParam(seat) });
  // Who deals is part of the options, and no secret.
  if (real.options.alignments === 'digital')
    return [offerOf({ ...look, seen: real }, { move: { type: 'reveal-alignment' }, label })];
  return NATIONS.map((nation) =>
    offerOf(look, {
      move: { type: 'reveal-alignment', nation },
      label: message('offer.reveal-nation', { nation: piece(nation) }),
      about: nation,
    }),
  );
};
