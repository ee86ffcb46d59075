import * as v from 'valibot';
import { correct, exactCodec, id, leave, list, oneOf, seat, whole } from '@/rules/core/schemas';
import { effect } from '../effect';
import { ASSET_CAPITALS, ASSETS, POLITICIANS } from '../pieces';
import { assetPrint, capital, card, nation, openPrint, politicianPrint } from '../print-schemas';
import { airshipRoutePrint, regionPrint, routePrint } from '../map-schemas';
import type { Move } from './moves';

const politician = whole(1, POLITICIANS);
const asset = whole(1, ASSETS);
const oneOrTwo = v.picklist([1, 2]);
const play = {
  card,
  target: v.exactOptional(seat),
  option: v.exactOptional(oneOrTwo),
  capital: v.exactOptional(capital),
};

const source = v.variant('kind', [
  v.strictObject({ kind: v.literal('card'), card }),
  v.strictObject({ kind: v.literal('contact'), capital }),
  v.strictObject({ kind: v.literal('asset'), asset }),
  v.strictObject({ kind: v.literal('politician'), politician }),
]);

const tableMoves = [
  v.strictObject({ type: v.literal('deal-alignments'), nations: list(nation, 2, 4) }),
  v.strictObject({ type: v.literal('shuffle-politicians'), cards: list(id, 1, POLITICIANS) }),
  v.strictObject({ type: v.literal('shuffle-assets'), cards: list(id, 1, ASSETS) }),
  v.strictObject({ type: v.literal('draw-coerced-cards'), cards: list(card, 1, 2) }),
  v.strictObject({ type: v.literal('note-print'), print: openPrint }),
  v.strictObject({ type: v.literal('stop') }),
  correct,
  leave,
] as const;

const turnMoves = [
  v.strictObject({ type: v.literal('play-card'), ...play }),
  v.strictObject({ type: v.literal('make-contact'), capital }),
  v.strictObject({ type: v.literal('choose-reward'), reward: oneOrTwo }),
  v.strictObject({ type: v.literal('retrieve'), card: v.exactOptional(card) }),
  v.strictObject({ type: v.literal('recruit'), asset, print: v.exactOptional(assetPrint) }),
  v.strictObject({ type: v.literal('decline-recruit') }),
  v.strictObject({ type: v.literal('control'), politician }),
  v.strictObject({
    type: v.literal('empower'),
    politicians: v.pipe(v.strictTuple([politician, politician]), v.readonly()),
  }),
  v.strictObject({ type: v.literal('scandalize'), politician }),
  v.strictObject({ type: v.literal('give-initiative'), seat }),
  v.strictObject({ type: v.literal('coerce'), player: v.picklist(['coercer', 'opponent']), ...play }),
  v.strictObject({ type: v.literal('return-coerced-cards') }),
  v.strictObject({ type: v.literal('take-tag-for-tickets') }),
  v.strictObject({ type: v.literal('take-cache') }),
  v.strictObject({ type: v.literal('look-at-assets'), capital: v.picklist(ASSET_CAPITALS) }),
  v.strictObject({ type: v.literal('resolve-text'), source, effects: list(effect, 0, 20) }),
  v.strictObject({ type: v.literal('show-hand') }),
  v.strictObject({ type: v.literal('end-turn') }),
] as const;

const mapMoves = [
  v.strictObject({ type: v.literal('deploy'), region: id }),
  v.strictObject({ type: v.literal('flee'), region: id }),
  v.strictObject({ type: v.literal('travel'), region: id }),
  v.strictObject({ type: v.literal('fly'), region: id }),
  v.strictObject({ type: v.literal('relocate'), region: id }),
  v.strictObject({ type: v.literal('enter-capital'), region: id }),
  v.strictObject({ type: v.literal('leave-capital'), region: id }),
  v.strictObject({ type: v.literal('drop-tickets') }),
  v.strictObject({ type: v.literal('note-region'), print: regionPrint }),
  v.strictObject({ type: v.literal('note-route'), print: routePrint }),
  v.strictObject({ type: v.literal('note-airship-route'), print: airshipRoutePrint }),
] as const;

const guess = v.strictObject({ opponent: seat, card });
const seatMoves = [
  v.strictObject({ type: v.literal('mark-politician'), politician }),
  v.strictObject({ type: v.literal('note-politician'), politician, print: politicianPrint }),
  v.strictObject({ type: v.literal('answer-politician'), accept: v.boolean() }),
  v.strictObject({ type: v.literal('lay-guesses'), guesses: list(guess, 0, 3) }),
  v.strictObject({ type: v.literal('turn-asset'), asset, nation }),
  v.strictObject({ type: v.literal('reveal-alignment'), nation: v.exactOptional(nation) }),
] as const;

const scoringMoves = [
  v.strictObject({ type: v.literal('score-records') }),
  v.strictObject({ type: v.literal('reveal-politician'), print: v.exactOptional(politicianPrint) }),
  v.strictObject({ type: v.literal('award-advantages') }),
  v.strictObject({ type: v.literal('clean-up') }),
  v.strictObject({ type: v.literal('score-final-report') }),
] as const;

export const move = exactCodec<Move>()(
  oneOf('type', [...tableMoves, ...turnMoves, ...mapMoves, ...seatMoves, ...scoringMoves]),
);
