import * as v from 'valibot';
import { correct, exactCodec, id, leave, list, oneOf, seat, whole } from '@/rules/core/schemas';
import { area, handTotals, intelligence, location, locationPrint, missionPrint } from '../box';
import { CARDS_OF_A_TYPE, FREELANCE_AGENTS, STACKS } from '../numbers';
import type { Move } from './moves';

export const move = exactCodec<Move>()(
  oneOf('type', [
    v.strictObject({ type: v.literal('draw-special-agent'), location }),
    v.strictObject({
      type: v.literal('place-freelance-agents'),
      locations: list(location, 1, FREELANCE_AGENTS),
    }),
    v.strictObject({ type: v.literal('lay-out-row'), cards: list(intelligence, 1, 19) }),
    v.strictObject({ type: v.literal('reveal-missions'), cards: list(id, 1, 6) }),
    v.strictObject({ type: v.literal('note-mission'), area, print: missionPrint }),
    v.strictObject({ type: v.literal('note-location'), print: locationPrint }),
    v.strictObject({ type: v.literal('stop') }),
    v.strictObject({ type: v.literal('count-hand'), totals: handTotals }),
    v.strictObject({
      type: v.literal('place-special-agents'),
      locations: v.pipe(v.strictTuple([location, location, location]), v.readonly()),
    }),
    v.strictObject({ type: v.literal('choose-stack'), stack: v.picklist(STACKS) }),
    v.strictObject({
      type: v.literal('cut-files'),
      cuts: list(whole(0, 19), 0, 18),
      spyMasterCard: whole(0, 18),
    }),
    v.strictObject({ type: v.literal('choose-file'), file: whole(0, 5) }),
    v.strictObject({ type: v.literal('burn-to-move'), card: intelligence }),
    v.strictObject({
      type: v.literal('move-agent'),
      agent: v.union([seat, v.literal('freelance')]),
      from: location,
      to: location,
    }),
    v.strictObject({
      type: v.literal('complete-mission'),
      area,
      burned: list(intelligence, 0, CARDS_OF_A_TYPE),
      print: v.exactOptional(missionPrint),
    }),
    v.strictObject({ type: v.literal('mend-card'), was: intelligence, is: intelligence }),
    v.strictObject({ type: v.literal('end-turn') }),
    v.strictObject({ type: v.literal('pass') }),
    correct,
    leave,
  ]),
);
