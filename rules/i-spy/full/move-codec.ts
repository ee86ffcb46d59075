import * as v from 'valibot';
import { correct, exactCodec, id, leave, list, seat, whole } from '@/rules/core/schemas';
import { assetPrint, capital, card, nation, openPrint, politicianPrint } from '../print-schemas';
import { effect } from '../effect';
import type { Move } from './moves';

const politician = whole(1, 39);
const asset = whole(1, 35);
const region = v.exactOptional(id);
const outlet = region;
const displaced = list(v.strictObject({ seat, region }), 0, 3);
const oneOrTwo = v.picklist([1, 2]);

const source = v.variant('kind', [
  v.strictObject({ kind: v.literal('card'), card }),
  v.strictObject({ kind: v.literal('contact'), capital }),
  v.strictObject({ kind: v.literal('asset'), asset }),
  v.strictObject({ kind: v.literal('politician'), politician }),
]);

const tableMoves = [
  v.strictObject({ type: v.literal('deal-alignments'), nations: list(nation, 2, 4) }),
  v.strictObject({ type: v.literal('draw-politician'), politician, card: id }),
  v.strictObject({ type: v.literal('draw-assets'), capital, cards: list(id, 1, 35) }),
  v.strictObject({ type: v.literal('draw-coerced-cards'), cards: list(card, 1, 2) }),
  v.strictObject({ type: v.literal('note-print'), print: openPrint }),
  correct,
  leave,
] as const;

const travelMoves = [
  v.strictObject({ type: v.literal('deploy'), region }),
  v.strictObject({ type: v.literal('flee'), outlet, displaced }),
  v.strictObject({ type: v.literal('spend-ticket'), region }),
  v.strictObject({ type: v.literal('take-tag-for-tickets') }),
  v.strictObject({ type: v.literal('fly'), region, displaced }),
  v.strictObject({ type: v.literal('enter-capital'), capital, region }),
  v.strictObject({ type: v.literal('leave-capital'), outlet }),
  v.strictObject({ type: v.literal('take-cache') }),
] as const;

const actionMoves = [
  v.strictObject({
    type: v.literal('play-card'),
    card,
    target: v.exactOptional(seat),
    option: v.exactOptional(oneOrTwo),
  }),
  v.strictObject({ type: v.literal('make-contact') }),
  v.strictObject({ type: v.literal('choose-reward'), reward: oneOrTwo }),
  v.strictObject({ type: v.literal('retrieve'), card: v.exactOptional(card) }),
  v.strictObject({ type: v.literal('recruit'), asset, print: v.exactOptional(assetPrint) }),
  v.strictObject({ type: v.literal('control'), politician }),
  v.strictObject({
    type: v.literal('empower'),
    politicians: v.pipe(v.strictTuple([politician, politician]), v.readonly()),
  }),
  v.strictObject({ type: v.literal('scandalize'), politician }),
  v.strictObject({ type: v.literal('give-initiative'), seat }),
  v.strictObject({ type: v.literal('coerce'), card, player: v.picklist(['coercer', 'opponent']) }),
  v.strictObject({ type: v.literal('return-coerced-cards') }),
  v.strictObject({ type: v.literal('finish-coerced-card') }),
  v.strictObject({ type: v.literal('resolve-text'), source, effects: list(effect, 0, 20) }),
  v.strictObject({ type: v.literal('show-hand') }),
  v.strictObject({ type: v.literal('end-turn') }),
] as const;

const secretMoves = [
  v.strictObject({ type: v.literal('mark-politician'), politician }),
  v.strictObject({
    type: v.literal('look-at-politician'),
    politician,
    print: v.exactOptional(politicianPrint),
  }),
  v.strictObject({ type: v.literal('look-at-assets') }),
] as const;

const guess = v.strictObject({ opponent: seat, card });
const scoringMoves = [
  v.strictObject({ type: v.literal('score-records') }),
  v.strictObject({ type: v.literal('reveal-politician'), print: v.exactOptional(politicianPrint) }),
  v.strictObject({ type: v.literal('award-advantages') }),
  v.strictObject({ type: v.literal('clean-up') }),
  v.strictObject({ type: v.literal('lay-guesses'), guesses: list(guess, 1, 3) }),
  v.strictObject({ type: v.literal('score-final-report') }),
  v.strictObject({ type: v.literal('turn-asset'), asset, nation }),
  v.strictObject({ type: v.literal('reveal-alignment'), nation: v.exactOptional(nation) }),
] as const;

export const move = exactCodec<Move>()(
  v.variant('type', [...tableMoves, ...travelMoves, ...actionMoves, ...secretMoves, ...scoringMoves]),
);
