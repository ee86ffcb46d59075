import type { Offer } from '@/rules/core/contract';
import type { Message } from '@/rules/core/message';
import { message, number, piece, seat as seatParam, text } from '@/rules/core/message';
import { ASSET_CAPITALS } from '../pieces';
import type { Reward } from '../prints';
import { shuffledAsset } from './assets';
import { coerceForm, empowerForm, recruitForm } from './forms';
import type { Move } from './moves';
import type { Look } from './offer';
import { form, ifOpen, offerOf } from './offer';
import { clockwiseFrom } from './order';
import { dueNow, rewardsOf } from './owed';
import type { Owed } from './state';
import { placeOf, tileOf, tilesOnBoard } from './tiles';
import { countOf } from '../tokens';

/** What a card, a reward or a text has left to resolve now. */
export const owedOffers = (look: Look): readonly Offer<Move>[] => {
  const due = (kind: Owed['kind']) => dueNow(look.seen, kind);
  const either = due('control-or-empower');
  return [
    ...rewards(look, due('reward')),
    ...(due('control') || either ? controls(look) : []),
    ...(due('empower') || either ? [form(empowerForm(look))] : []),
    ...scandals(look, due('scandalize')),
    ...recruits(look, due('recruit')),
    ...declining(look, due('recruit')),
    ...(due('in-the-wind') ? initiatives(look) : []),
    ...coercions(look, due('coerce')),
  ];
};

const rewardWords = (reward: Reward): Message => {
  if (reward.kind === 'icon') return message('offer.reward-icon', { icon: piece(`owed.${reward.icon}`) });
  return reward.kind === 'tickets'
    ? message('offer.reward-tickets', { count: number(reward.count) })
    : message('offer.reward-other');
};

const rewards = (look: Look, due: Owed | undefined): readonly Offer<Move>[] =>
  due?.kind !== 'reward'
    ? []
    : rewardsOf(look.seen, due.capital).map((reward, index) =>
        offerOf(look, {
          move: { type: 'choose-reward', reward: index === 0 ? 1 : 2 },
          label: rewardWords(reward),
          about: String(index + 1),
        }),
      );

const controls = (look: Look): readonly Offer<Move>[] =>
  tilesOnBoard(look.seen).map((politician) =>
    offerOf(look, {
      move: { type: 'control', politician },
      label: message('offer.control', { place: number(placeOf(look.seen, politician) ?? 0) }),
      about: String(politician),
    }),
  );

const scandals = (look: Look, due: Owed | undefined): readonly Offer<Move>[] =>
  due
    ? tilesOnBoard(look.seen)
        .filter((politician) => countOf(tileOf(look.seen, politician).tokens, due.as) > 0)
        .map((politician) =>
          offerOf(look, {
            move: { type: 'scandalize', politician },
            label: message('offer.scandalize', { place: number(placeOf(look.seen, politician) ?? 0) }),
            about: String(politician),
          }),
        )
    : [];

/** The phone tells the Assets that it shuffled to who looks at them; a real one is read when it is recruited. */
const recruits = (look: Look, due: Owed | undefined): readonly Offer<Move>[] => {
  if (due?.kind !== 'recruit') return [];
  const { seen, real } = look;
  return ASSET_CAPITALS.filter((capital) => due.capital === undefined || due.capital === capital)
    .flatMap((capital) => seen.stacks[capital])
    .flatMap((asset) => {
      if (real.options.assets === 'physical') return [form(recruitForm(look, asset))];
      const print = shuffledAsset(seen, asset);
      if (!print) return [];
      const label = message('offer.recruit', {
        name: text(print.name ?? print.id),
        count: number(print.cost),
      });
      return [offerOf(look, { move: { type: 'recruit', asset }, label, about: String(asset) })];
    });
};

/** Behind the hold alone: at the open table it would tell what the Assets cost. */
const declining = (look: Look, due: Owed | undefined): readonly Offer<Move>[] =>
  due === undefined || (look.real.options.assets === 'digital' && look.viewer !== look.seat)
    ? []
    : ifOpen(look, { move: { type: 'decline-recruit' }, label: message('offer.decline-recruit') });

const initiatives = (look: Look): readonly Offer<Move>[] =>
  clockwiseFrom(look.seen, look.seat).map((seat) =>
    offerOf(look, {
      move: { type: 'give-initiative', seat },
      label: message('offer.give-initiative', { seat: seatParam(seat) }),
      about: String(seat),
    }),
  );

/** IS-37: the coerced card is shown to nobody else, so that it is chosen by the coercer's own eyes. */
const coercions = (look: Look, due: Owed | undefined): readonly Offer<Move>[] =>
  due?.kind !== 'coerce' || look.viewer !== look.seat
    ? []
    : [
        form(coerceForm(look, due.opponent)),
        ...ifOpen(look, {
          move: { type: 'return-coerced-cards' },
          label: message('offer.return-coerced-cards'),
        }),
      ];
