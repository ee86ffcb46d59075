import { type Print } from '@/rules/core/shape';
import { number } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { cityOf, placeOfArea } from './board';
import { type Area, AREAS, type Intelligence, type Location, type MissionPrint, MISSIONS } from './prints';
import { valueOf } from './pile';
import { bend, refuse } from './refusals';
import { type MissionSpace, type Refill, type State } from './state';

export const spaceOf = ({ spaces }: Pick<State, 'spaces'>, area: Area): MissionSpace =>
  spaces[placeOfArea(area)] as MissionSpace;

export const withSpace = (state: State, area: Area, space: MissionSpace): State => {
  const spaces = state.spaces.slice();
  spaces[placeOfArea(area)] = space;
  return { ...state, spaces };
};

/** SM-35: the facedown Missions under completed ones. With real cards a turned one is blank until it is read. */
export const turned = (state: State): State =>
  state.spaces.every(({ faceup, facedown }) => faceup || !facedown)
    ? state
    : {
        ...state,
        spaces: state.spaces.map((space) =>
          !space.faceup && space.facedown ? { faceup: {}, facedown: false } : space,
        ),
      };

/** SM-12, SM-38: every space gets a hidden Mission under a visible one; one that stayed is on top. */
export const refilled = (state: State): State => {
  let deck = state.missionDeck;
  // A table that corrects the round may run out of the 60, which otherwise always suffice.
  const drawn = () => deck > 0 && deck-- > 0;
  const spaces = state.spaces.map(({ faceup, facedown }): MissionSpace => {
    const top = faceup ?? (facedown || drawn() ? {} : undefined);
    const under = (faceup ? facedown : false) || drawn();
    return top ? { faceup: top, facedown: under } : { facedown: under };
  });
  return { ...state, spaces, missionDeck: deck };
};

/** SM-38: what `refilled` puts where. A space that kept both its Missions gets nothing. */
export const refillsOf = ({ spaces }: State): readonly Refill[] =>
  spaces.flatMap(({ faceup, facedown }, place): readonly Refill[] => {
    const area = AREAS[place] as Area;
    if (faceup) return facedown ? [] : [{ area, top: 'stays' }];
    return [{ area, top: facedown ? 'turned' : 'new' }];
  });

export const isCleared = ({ spaces }: State): boolean =>
  spaces.every(({ faceup, facedown }) => !faceup && !facedown);

/** How many cards a digital Mission deck has to turn up now. */
export const owed = ({ options, spaces, phase }: State): number =>
  options.missionDeck === 'digital' && phase !== 'over'
    ? spaces.filter(({ faceup }) => faceup && !faceup.print).length
    : 0;

/** SM-50: the ids of all Missions that are known to lie somewhere else than in the deck. */
export const idsOnTable = ({ spaces, players }: State): ReadonlySet<string> =>
  new Set([
    ...spaces.flatMap(({ faceup }) => (faceup?.print ? [faceup.print.id] : [])),
    ...players.flatMap(({ completed }) => completed.map(({ print }) => print.id)),
  ]);

const isKnown = ({ options, learned }: State, id: string): boolean =>
  learned.includes(id) || options.missionPrints.some((print) => print.id === id);

/** SM-3, SM-50: a card that was read from the table. */
export const checkNewPrint = (state: State, { id }: MissionPrint): readonly Violation[] => {
  const known = state.options.missionPrints.length + state.learned.length;
  return [
    ...(idsOnTable(state).has(id) ? [refuse('SM-50', 'card-on-table')] : NONE),
    ...(!isKnown(state, id) && known >= MISSIONS
      ? [refuse('SM-3', 'too-many-missions', { params: { most: number(MISSIONS) } })]
      : NONE),
  ];
};

/** Keeps count of the cards that the box did not know. */
export const learn = (state: State, { id }: MissionPrint): State =>
  isKnown(state, id) ? state : { ...state, learned: [...state.learned, id] };

/** What a card that was read teaches the owner's box; a practice box is ours. */
export const taughtMission = ({ options }: State, print: MissionPrint): readonly Print[] =>
  options.box === 'practice' ? [] : [{ kind: 'mission', id: print.id, data: print }];

export interface Requirement {
  readonly needed: number;
  readonly there: number;
}

export interface AgentsThere {
  readonly specialAgents: Requirement;
  readonly freelanceAgents: Requirement;
}

const countAt = (locations: readonly Location[], city: Location): number =>
  locations.filter((location) => location === city).length;

/** SM-33: the Agents that a Mission asks for, and those that are in its city. */
export const agentsFor = (
  state: State,
  seat: Seat,
  { area, print }: { readonly area: Area; readonly print: MissionPrint },
): AgentsThere & { readonly city: Location } => {
  const city = cityOf(area, print.colour);
  return {
    city,
    specialAgents: {
      needed: print.specialAgents,
      there: countAt(playerOf(state, seat).agents, city),
    },
    freelanceAgents: { needed: print.freelanceAgents, there: countAt(state.freelances, city) },
  };
};

/** SM-33: enough own Special Agents and Freelance Agents in the city. */
export const checkAgents = ({ specialAgents, freelanceAgents }: AgentsThere): readonly Violation[] => [
  ...(specialAgents.there < specialAgents.needed
    ? [bend('SM-33', 'special-agents', { params: shown(specialAgents) })]
    : NONE),
  ...(freelanceAgents.there < freelanceAgents.needed
    ? [bend('SM-33', 'freelance-agents', { params: shown(freelanceAgents) })]
    : NONE),
];

const shown = ({ needed, there }: Requirement) => ({ count: number(needed), there: number(there) });

/** SM-33: cards of the shown type alone, and enough of their value. */
export const checkPayment = (
  { type, value: needed }: Intelligence,
  burned: readonly Intelligence[],
): readonly Violation[] => {
  const paid = burned.filter((card) => card.type === type);
  const value = valueOf(paid);
  return [
    ...(paid.length < burned.length ? [bend('SM-33', 'wrong-type')] : NONE),
    ...(value < needed
      ? [bend('SM-33', 'too-little', { params: { needed: number(needed), value: number(value) } })]
      : NONE),
  ];
};
