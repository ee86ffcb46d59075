import { type BaseMove } from '@/rules/core/contract';
import { type MoveDefinition } from '@/rules/core/define-move';
import { playerOf, type Seat } from '@/rules/core/seat';
import { isRefused } from '@/rules/core/violation';
import { cheapestPayment, cheapestPlacement } from '@/rules/spymaster/advice/cheapest';
import { type Move } from '@/rules/spymaster/game';
import { type Move as LightMove } from '@/rules/spymaster/light/game';
import { type State as LightState } from '@/rules/spymaster/light/state';
import { completeMission as completeLight } from '@/rules/spymaster/light/moves/complete-mission';
import { countHand as countLight } from '@/rules/spymaster/light/moves/count-hand';
import { enterMissions } from '@/rules/spymaster/light/moves/enter-missions';
import { cityOf, distance } from '@/rules/spymaster/model/board';
import { type Cut, firstsOf, type Row, rowToCut } from '@/rules/spymaster/model/files';
import { idsOnTable, spaceOf } from '@/rules/spymaster/model/missions';
import { totalsOf } from '@/rules/spymaster/model/pile';
import {
  type Area,
  AREAS,
  type Intelligence,
  INTELLIGENCE_TYPES,
  type Location,
  LOCATIONS,
  type MissionPrint,
} from '@/rules/spymaster/model/prints';
import { type State } from '@/rules/spymaster/model/state';
import { burnToMove } from '@/rules/spymaster/moves/burn-to-move';
import { claimMission } from '@/rules/spymaster/moves/claim-mission';
import { completeMission, missionNamed } from '@/rules/spymaster/moves/complete-mission';
import { countHand } from '@/rules/spymaster/moves/count-hand';
import { cutFiles } from '@/rules/spymaster/moves/cut-files';
import { moveAgent } from '@/rules/spymaster/moves/move-agent';
import { placeSpecialAgents } from '@/rules/spymaster/moves/place-special-agents';
import { type Pick, type Samplers } from './playout';

const one = <T>(list: readonly T[], pick: Pick): T | undefined =>
  list.length > 0 ? list[pick(list.length)] : undefined;

/** The move, where it is legal or the table may vouch for it. */
const legal =
  <S>(state: S, seat: Seat) =>
  <M extends BaseMove>(kind: MoveDefinition<S, M>, move: M): M | undefined =>
    isRefused(kind.check(state, seat, move)) ? undefined : move;

const sampleCard = (pick: Pick): Intelligence => ({
  type: one(INTELLIGENCE_TYPES, pick) as Intelligence['type'],
  value: 1 + pick(5),
});

/** Walks along the gaps and takes each with the chance that leaves every choice of gaps equally likely. */
export const sampleCut = ({ cards, files }: Row, pick: Pick): Cut => {
  const cuts: number[] = [];
  for (let gap = 1; gap < cards; gap++) if (pick(cards - gap) < files - 1 - cuts.length) cuts.push(gap);
  return { cuts, spyMasterCard: one(firstsOf(cuts), pick) as number };
};

/** One of the steps that a faceup Mission still wants: random walks alone would hardly ever complete one. */
const towardsMission = (state: State, seat: Seat, pick: Pick): Move | undefined => {
  const area = one(AREAS, pick) as Area;
  const print = spaceOf(state, area).faceup?.print;
  if (!print) return undefined;
  const board = { seat, agents: playerOf(state, seat).agents, freelances: state.freelances };
  const steps = cheapestPlacement(board, cityOf(area, print.colour), print)?.steps ?? [];
  const step = steps.find(({ points }) => points <= state.turn.points);
  return step && moveAgent.make({ agent: step.agent, from: step.from, to: step.to });
};

const anyWalk = (state: State, seat: Seat, pick: Pick): Move | undefined => {
  const agents = [
    ...[...new Set(playerOf(state, seat).agents)].map((from) => ({ agent: seat, from })),
    ...[...new Set(state.freelances)].map((from) => ({ agent: 'freelance' as const, from })),
  ];
  const chosen = one(agents, pick);
  if (!chosen) return undefined;
  const { from } = chosen;
  const reached = LOCATIONS.filter((to) => to !== from && distance(from, to) <= state.turn.points);
  const to = one(reached, pick);
  return to && moveAgent.make({ ...chosen, to });
};

/** The known cards pay as cheaply as they can; an unknown hand is believed to hold what is needed. */
const paymentOf = (state: State, seat: Seat, { intelligence }: MissionPrint): readonly Intelligence[] => {
  const known = cheapestPayment(playerOf(state, seat).hand.cards, intelligence)?.cards;
  if (known) return known;
  const { type, value } = intelligence;
  const fives = Array.from({ length: Math.floor(value / 5) }, () => ({ type, value: 5 }));
  return value % 5 > 0 ? [...fives, { type, value: value % 5 }] : fives;
};

/** A Mission that is not offered, because the hand or the card is unknown: one of the box is read from the card. */
const readAndPaid = (state: State, seat: Seat, pick: Pick) => (area: Area) => {
  const { faceup } = spaceOf(state, area);
  if (!faceup || (faceup.print && playerOf(state, seat).hand.unknown === 0)) return undefined;
  const gone = idsOnTable(state);
  const free = state.options.missionPrints.filter(({ id }) => !gone.has(id));
  const print = faceup.print ?? one(free, pick);
  if (!print) return undefined;
  const burned = paymentOf(state, seat, print);
  const named = faceup.print ? missionNamed(faceup) : { print };
  return legal(state, seat)(completeMission, completeMission.make({ area, burned, ...named }));
};

const shuffled = <T>(list: readonly T[], pick: Pick): readonly T[] => {
  const left = [...list];
  return list.map(() => left.splice(pick(left.length), 1)[0] as T);
};

export const spyMasterSamplers: Samplers<Move, State> = {
  [placeSpecialAgents.type]: (state, seat, pick) => {
    if (state.phase !== 'place-special-agents') return undefined;
    const any = () => one(LOCATIONS, pick) as Location;
    const move = placeSpecialAgents.make({ locations: [any(), any(), any()] });
    return legal(state, seat)(placeSpecialAgents, move);
  },
  [cutFiles.type]: (state, seat, pick) =>
    state.phase === 'cut-files'
      ? legal(state, seat)(cutFiles, cutFiles.make(sampleCut(rowToCut(state), pick)))
      : undefined,
  [burnToMove.type]: (state, seat, pick) => {
    const { phase, turn } = state;
    if (phase !== 'operations' || turn.burned || turn.completed > 0) return undefined;
    if (playerOf(state, seat).hand.unknown === 0) return undefined;
    return legal(state, seat)(burnToMove, burnToMove.make({ card: sampleCard(pick) }));
  },
  [moveAgent.type]: (state, seat, pick) => {
    const { phase, turn } = state;
    if (phase !== 'operations' || turn.completed > 0 || turn.points === 0) return undefined;
    return (pick(2) === 0 ? undefined : towardsMission(state, seat, pick)) ?? anyWalk(state, seat, pick);
  },
  [completeMission.type]: (state, seat, pick) => {
    if (state.phase !== 'operations') return undefined;
    const complete = readAndPaid(state, seat, pick);
    return shuffled(AREAS, pick).map(complete).find(Boolean);
  },
  [claimMission.type]: (state, seat, pick) => {
    // Most Missions are read.
    if (state.phase !== 'operations' || pick(8) > 0) return undefined;
    const claim = (area: Area) =>
      legal(state, seat)(claimMission, claimMission.make({ area, points: 5 + pick(7), cards: 1 + pick(2) }));
    return shuffled(AREAS, pick).map(claim).find(Boolean);
  },
  [countHand.type]: (state, seat, pick) => {
    if (state.phase !== 'count-hands') return undefined;
    const { cards, unknown } = playerOf(state, seat).hand;
    // Of a hand in which cards were misread the first ones may be those that are there.
    const there = cards.slice(0, cards.length + Math.min(0, unknown));
    const all = [...there, ...Array.from({ length: Math.max(0, unknown) }, () => sampleCard(pick))];
    return legal(state, seat)(countHand, countHand.make({ totals: totalsOf(all) }));
  },
};

const samplePoints = (pick: Pick): number => 5 + pick(7);

export const spyMasterLightSamplers: Samplers<LightMove, LightState> = {
  [completeLight.type]: (state, seat, pick) =>
    legal(state, seat)(completeLight, completeLight.make({ points: samplePoints(pick) })),
  [enterMissions.type]: (state, seat, pick) => {
    const points = Array.from({ length: pick(6) }, () => samplePoints(pick));
    return legal(state, seat)(enterMissions, enterMissions.make({ points }));
  },
  [countLight.type]: (state, seat, pick) => {
    const totals = { surveillance: pick(5), espionage: pick(5), dossiers: pick(5), fourth: pick(5) };
    return legal(state, seat)(countLight, countLight.make({ totals }));
  },
};
