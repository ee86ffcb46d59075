import * as v from 'valibot';
import { correct, exactCodec, id, leave, list, oneOf, whole } from '@/rules/core/schemas';
import { cityPrint, connectionPrint, missionPrint, startMissionPrint } from '../box';
import type { Move } from './moves';

const mission = whole(1, 9999);
const startMissions = {
  cards: list(id, 1, 5),
  prints: v.exactOptional(list(startMissionPrint, 0, 5)),
};

export const move = exactCodec<Move>()(
  oneOf('type', [
    v.strictObject({ type: v.literal('deal-start-missions'), ...startMissions }),
    v.strictObject({ type: v.literal('reveal-start-missions'), ...startMissions }),
    v.strictObject({ type: v.literal('reveal-missions'), cards: list(id, 1, 4) }),
    v.strictObject({ type: v.literal('note-city'), print: cityPrint }),
    v.strictObject({ type: v.literal('note-connection'), print: connectionPrint }),
    v.strictObject({ type: v.literal('note-mission'), mission, print: missionPrint }),
    v.strictObject({ type: v.literal('choose-start-mission'), card: id }),
    v.strictObject({
      type: v.literal('accept-mission'),
      slot: v.picklist([1, 2, 3, 4]),
      print: v.exactOptional(missionPrint),
    }),
    v.strictObject({ type: v.literal('move-spy'), city: id }),
    v.strictObject({
      type: v.literal('connect-city'),
      connection: id,
      print: v.exactOptional(connectionPrint),
    }),
    v.strictObject({
      type: v.literal('take-back-agents'),
      spaces: list(id, 1, 99),
      agents: v.exactOptional(whole(1, 15)),
    }),
    v.strictObject({ type: v.literal('take-back-objective'), mission, city: id }),
    v.strictObject({ type: v.literal('take-back-assigned'), mission }),
    v.strictObject({ type: v.literal('discard-mission'), mission }),
    v.strictObject({ type: v.literal('cover-objective'), mission, city: v.exactOptional(id) }),
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('end-turn') }),
    v.strictObject({ type: v.literal('decline-extra-turn') }),
    correct,
    leave,
  ]),
);
