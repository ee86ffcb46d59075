import type { Offer } from '@/rules/core/contract';
import type { Message } from '@/rules/core/message';
import { message, piece, seat as seatParam } from '@/rules/core/message';
import { displaces } from '../card-texts';
import { noteForm } from '../note-forms';
import { ASSET_CAPITALS, CAPITALS } from '../pieces';
import { recorded } from './cards';
import type { Move, Play } from './moves';
import type { Look } from './offer';
import { form, ifOpen, offerOf } from './offer';
import { waysToPlay } from './play';
import { playerOf } from './state';
import { textForm } from './text-form';

/** A turn's own actions; they wait while something is owed, and say so. */
export const turnOffers = (look: Look): readonly Offer<Move>[] => [
  ...plays(look),
  ...contacts(look),
  ...retrievals(look),
  ...ifOpen(look, { move: { type: 'take-tag-for-tickets' }, label: message('offer.take-tag-for-tickets') }),
  ...ifOpen(look, { move: { type: 'take-cache' }, label: message('offer.take-cache') }),
  ...looks(look),
  ...texts(look),
  ...ifOpen(look, { move: { type: 'show-hand' }, label: message('offer.show-hand') }),
  offerOf(look, { move: { type: 'end-turn' }, label: message('offer.end-turn') }),
];

const plays = (look: Look): readonly Offer<Move>[] =>
  playerOf(look.seen, look.seat).hand.flatMap((card) =>
    waysToPlay(look.seen, card, { as: look.seat }).map((play) =>
      offerOf(look, {
        move: { type: 'play-card', ...play },
        label: playWords(play),
        about: [card, play.target, play.option, play.capital].filter((part) => part !== undefined).join('/'),
      }),
    ),
  );

const playWords = ({ card, target, option, capital }: Play): Message => {
  const params = { card: piece(card) };
  if (capital) return message('offer.play-card-in', { ...params, capital: piece(capital) });
  if (target === undefined) return message('offer.play-card', params);
  const key = `offer.play-card-${option === 2 ? 'harsher' : displaces(card) ? 'displacing' : 'at'}`;
  return message(key, { ...params, seat: seatParam(target) });
};

/** A contact or a Sabotage that nobody has read to the app yet can be noted first. */
const contacts = (look: Look): readonly Offer<Move>[] => {
  const { prints, turn } = look.seen;
  return [
    ...CAPITALS.map((capital) =>
      offerOf(look, {
        move: { type: 'make-contact', capital },
        label: message('offer.make-contact', { capital: piece(capital) }),
        about: capital,
      }),
    ),
    ...(turn.third ? [] : CAPITALS.filter((capital) => !prints.contacts[capital])).map((capital) =>
      form(noteForm(prints, { kind: 'contact', capital })),
    ),
    ...CAPITALS.filter((capital) => !prints.sabotages[capital]).map((capital) =>
      form(noteForm(prints, { kind: 'sabotage', capital })),
    ),
  ];
};

const retrievals = (look: Look): readonly Offer<Move>[] => {
  const cards = recorded(playerOf(look.seen, look.seat));
  if (cards.length === 0)
    return [offerOf(look, { move: { type: 'retrieve' }, label: message('offer.retrieve-nothing') })];
  return cards.map((card) =>
    offerOf(look, {
      move: { type: 'retrieve', card },
      label: message('offer.retrieve', { card: piece(card) }),
      about: card,
    }),
  );
};

const looks = (look: Look): readonly Offer<Move>[] =>
  look.seen.options.assets === 'physical'
    ? []
    : ASSET_CAPITALS.filter((capital) => look.seen.turn.looking !== capital).flatMap((capital) =>
        ifOpen(look, {
          move: { type: 'look-at-assets', capital },
          label: message('offer.look-at-assets', { capital: piece(capital) }),
          about: capital,
        }),
      );

const texts = (look: Look): readonly Offer<Move>[] => [
  ...look.seen.turn.owed.flatMap((owed) => (owed.kind === 'text' ? [form(textForm(look, owed.source))] : [])),
  ...playerOf(look.seen, look.seat).assets.map(({ asset }) => form(textForm(look, { kind: 'asset', asset }))),
];
