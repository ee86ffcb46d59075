import type { Choice, FormOffer } from '@/rules/core/contract';
import { message, number, piece, seat as seatParam } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Card } from '../pieces';
import type { AssetPrint, PoliticianPrint } from '../prints';
import { LEAST_COST, MOST_COST } from './assets';
import { pickable } from './cards';
import type { Move, Play } from './moves';
import type { Look } from './offer';
import { firstLegal } from './offer';
import { opponentsOf } from './order';
import { waysToPlay } from './play';
import type { State } from './state';
import { playerOf } from './state';
import { placeOf, tilesOnBoard } from './tiles';

/** IS-46: one tile, then the other. */
export const empowerForm = (look: Look): FormOffer<Move, readonly number[]> => {
  const tiles = tilesOnBoard(look.seen);
  const build = ([one, other]: readonly number[]): Move | undefined =>
    one === undefined || other === undefined ? undefined : { type: 'empower', politicians: [one, other] };
  return {
    kind: 'form',
    id: 'empower',
    label: message('offer.empower'),
    draft: [],
    next: (draft) =>
      draft.length > 1
        ? []
        : tiles
            .filter((tile) => !draft.includes(tile))
            .map((tile) => ({
              id: String(tile),
              label: message('offer.place', { place: number(placeOf(look.seen, tile) ?? 0) }),
              draft: [...draft, tile],
            })),
    build,
    sample: (pick) =>
      firstLegal(
        look,
        tiles.flatMap((one) => tiles.flatMap((other) => build([one, other]) ?? [])),
        pick,
      ),
  };
};

/** IS-37: the card, who plays it, and at whom. */
export type CoerceDraft = Extract<Move, { readonly type: 'coerce' }> | { readonly type: undefined };

export const coerceForm = (look: Look, opponent: Seat): FormOffer<Move, CoerceDraft> => {
  const { seen, seat } = look;
  const cards = seen.turn.drawn ?? pickable(playerOf(seen, opponent));
  const plays = (state: State, card: Card): readonly (CoerceDraft & { readonly type: 'coerce' })[] =>
    (['coercer', 'opponent'] as const).flatMap((player) =>
      waysToPlay(state, card, { as: player === 'coercer' ? seat : opponent, coercedFrom: opponent }).map(
        (play) => ({ type: 'coerce', player, ...play }) as const,
      ),
    );
  return {
    kind: 'form',
    id: 'coerce',
    label: message('offer.coerce', { seat: seatParam(opponent) }),
    draft: { type: undefined },
    next: (draft): readonly Choice<CoerceDraft>[] =>
      draft.type
        ? []
        : cards.flatMap((card) =>
            plays(seen, card).map((play) => ({
              id: JSON.stringify(play),
              label: playWords(play),
              draft: play,
            })),
          ),
    build: (draft) => (draft.type ? draft : undefined),
    sample: (pick) => {
      const card = cards[pick(cards.length)];
      const one = card && firstLegal(look, plays(seen, card), pick);
      return (
        one ??
        firstLegal(
          look,
          cards.flatMap((other) => plays(seen, other)),
          pick,
        )
      );
    },
  };
};

const playWords = ({ player, card, target, capital }: Play & { readonly player: string }) => {
  const params = { card: piece(card) };
  if (capital) return message(`offer.coerced-${player}-in`, { ...params, capital: piece(capital) });
  return target === undefined
    ? message(`offer.coerced-${player}`, params)
    : message(`offer.coerced-${player}-at`, { ...params, seat: seatParam(target) });
};

interface Reading<Print> {
  readonly print?: Print;
}

/** IS-51: a real tile is read when it is turned. */
export const revealForm = (look: Look, politician: number): FormOffer<Move, Reading<PoliticianPrint>> => {
  const { seen } = look;
  const known = seen.options.politicianPrints.filter(({ id }) => !seen.revealed.some((old) => old.id === id));
  return {
    kind: 'form',
    id: 'reveal-politician',
    label: message('offer.reveal-politician', { place: number(placeOf(seen, politician) ?? 0) }),
    draft: {},
    next: ({ print }) => (print ? [] : known.map((each) => choiceOf(each))),
    build: ({ print }) => (print ? { type: 'reveal-politician', print } : undefined),
    sample: (pick) => ({
      type: 'reveal-politician',
      print: known[pick(known.length + 1)] ?? {
        id: `entered-${politician}`,
        influence: { italy: pick(5) - 2 },
      },
    }),
  };
};

const choiceOf = <P extends { readonly id: string; readonly name?: string }>(print: P) => ({
  id: print.id,
  label: message('offer.read', {
    name: print.name ? ({ kind: 'text', text: print.name } as const) : piece(print.id),
  }),
  draft: { print },
});

/** IS-41: a real Asset is read when it is recruited. */
export const recruitForm = (look: Look, asset: number): FormOffer<Move, Reading<AssetPrint>> => {
  const { seen } = look;
  const owned = seen.players.flatMap(({ assets }) =>
    assets.flatMap(({ print }) => (print ? [print.id] : [])),
  );
  const known = seen.options.assetPrints.filter(({ id }) => !owned.includes(id));
  return {
    kind: 'form',
    id: 'recruit',
    label: message('offer.recruit-unread', { asset: number(asset) }),
    draft: {},
    next: ({ print }) => (print ? [] : known.map((each) => choiceOf(each))),
    build: ({ print }) => (print ? { type: 'recruit', asset, print } : undefined),
    sample: (pick) => {
      const entered = { id: `entered-${asset}`, cost: LEAST_COST + pick(MOST_COST - LEAST_COST + 1) };
      const cheapest = { ...entered, cost: LEAST_COST };
      const moves = [entered, ...known, cheapest].map((print): Move => ({ type: 'recruit', asset, print }));
      return firstLegal(look, moves, pick);
    },
  };
};

/** IS-71: one card for each opponent. */
export const guessForm = (look: Look): FormOffer<Move, readonly Card[]> => {
  const { seen, seat } = look;
  const opponents = opponentsOf(seen, seat);
  const { hand } = playerOf(seen, seat);
  const build = (cards: readonly Card[]): Move | undefined =>
    cards.length === opponents.length
      ? {
          type: 'lay-guesses',
          guesses: cards.map((card, place) => ({ opponent: opponents[place] ?? seat, card })),
        }
      : undefined;
  return {
    kind: 'form',
    id: 'lay-guesses',
    label: message('offer.lay-guesses'),
    draft: [],
    next: (draft) => {
      const opponent = opponents[draft.length];
      if (opponent === undefined) return [];
      return hand
        .filter((card) => !draft.includes(card))
        .map((card) => ({
          id: card,
          label: message('offer.guess', { card: piece(card), seat: seatParam(opponent) }),
          draft: [...draft, card],
        }));
    },
    build,
    sample: (pick) => {
      const from = pick(hand.length);
      const turned = [...hand.slice(from), ...hand.slice(0, from)];
      const tries = turned.flatMap(
        (_, at) => build([...turned, ...turned].slice(at, at + opponents.length)) ?? [],
      );
      return firstLegal(look, tries, pick);
    },
  };
};
