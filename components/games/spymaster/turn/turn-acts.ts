import { type TableProps } from '@/components/match/game-screens';
import { type Draft } from '@/rules/core/log/event';
import { type Seat } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';
import { type Move } from '@/rules/spymaster/game';
import { cheapestPlacement, type Placement } from '@/rules/spymaster/advice/cheapest';
import { valueOf } from '@/rules/spymaster/model/pile';
import {
  type Area,
  type Intelligence,
  type Location,
  type MissionPrint,
} from '@/rules/spymaster/model/prints';
import { mayBurn } from '@/rules/spymaster/model/state';
import { burnToMove } from '@/rules/spymaster/moves/burn-to-move';
import { claimMission } from '@/rules/spymaster/moves/claim-mission';
import { completeMission, missionNamed } from '@/rules/spymaster/moves/complete-mission';
import { moveAgent } from '@/rules/spymaster/moves/move-agent';
import { type Table } from '../table';
import { agentsInPlace, movableFrom, placedAfter, type PlannedMove } from './plan';
import { cityOfMission } from './turn-scenes';
import { type Doing, type SetDoing } from './use-turn';

interface Turning {
  readonly table: Table;
  readonly seat: Seat;
  readonly playAll: TableProps['playAll'];
  readonly doing: Doing;
  readonly set: SetDoing;
}

const moving = ({ agent, from, to }: PlannedMove) => moveAgent.make({ agent, from, to });

/** What the taps of a turn do: on the stage they prepare, on the pads and in the dock they play. */
export const turnActs = ({ table, seat, playAll, doing, set }: Turning) => {
  const { view } = table;
  const placed = placedAfter(view, doing.moves);
  const { turn } = view;
  /** What was planned is done then, and does not come back with an undo. */
  const playDrafts = (drafts: readonly Draft[]): boolean => {
    const played = playAll(drafts);
    if (played) set({ moves: [] });
    return played;
  };
  const play = (...moves: readonly Move[]) => playDrafts(moves.map((move) => ({ actor: seat, move })));

  const hold = (from: Location) => {
    const [agent] = movableFrom(placed, seat, from);
    set({ held: { from, agent } });
  };

  /** Only what the player to move may move is planned; for the rest the rules answer at once. */
  const put = (move: PlannedMove) => {
    const isOwn = move.agent === seat || move.agent === 'freelance';
    if (isOwn && turn.completed === 0) set({ moves: [...doing.moves, move] });
    else play(moving(move));
  };

  const onPlace = (location: Location) => {
    const { held } = doing;
    if (held?.from === location) set({});
    else if (held?.agent === undefined) hold(location);
    else put({ agent: held.agent, from: held.from, to: location });
  };

  const onMission = (area: Area) => {
    const print = view.spaces.find((space) => space.area === area)?.faceup?.print;
    // The phone that has dealt the cards is told which of them are burned.
    const isDealt = table.options.intelligenceDeck === 'digital';
    if (!print) return set({ moves: [], ...(isDealt ? { reading: area } : { claiming: area }) });
    const { met } = agentsInPlace(view, seat, { area, print });
    return set(
      met ? { moves: [], paying: { area, burned: [], anyway: false } } : { moves: [], lacking: area },
    );
  };

  /** From a card that was just read straight to its payment, where its Agents are in place. */
  const onRead = (area: Area | undefined, print: MissionPrint) => {
    const isReady = area !== undefined && agentsInPlace(view, seat, { area, print }).met;
    set(isReady ? { moves: [], paying: { area, burned: [], anyway: false } } : {});
  };

  /** The card that covers a Mission completes it. */
  const onPaid = (card: Intelligence) => {
    const { paying } = doing;
    const faceup = view.spaces.find((space) => space.area === paying?.area)?.faceup;
    if (!paying || !faceup?.print) return;
    const burned = [...paying.burned, card];
    if (valueOf(burned) < faceup.print.intelligence.value) return set({ paying: { ...paying, burned } });
    const move = completeMission.make({ area: paying.area, burned, ...missionNamed(faceup) });
    const overruled = paying.anyway ? table.check(seat, move).map(reasonId) : [];
    playDrafts([{ actor: seat, move, ...(overruled.length > 0 ? { overruled } : {}) }]);
  };

  return {
    ...{ onPlace, onMission, onRead, onPaid, play },
    onBurn: (card: Intelligence) => void play(burnToMove.make({ card }), ...doing.moves.map(moving)),
    onClaim: (area: Area, points: number, cards: number) =>
      void play(claimMission.make({ area, points, cards })),
    onMove: () => void play(...doing.moves.map(moving)),
    bring: (steps: readonly PlannedMove[]) => {
      set({});
      play(...steps.map(moving));
    },
  };
};

export interface Lack {
  readonly area: Area;
  readonly city: Location;
  /** Who is missing there, in a sentence. */
  readonly reason: string;
  /** By what everybody sees; no card of a hand is looked at. */
  readonly placement: Placement | undefined;
  /** The points are there already, or a card may still be burned for them. */
  readonly how: 'points' | 'card' | undefined;
}

const HIGHEST_CARD = 9;

/** SM-33: who is missing in the city of a Mission, and the cheapest way to bring them. */
export const lackOf = (table: Table, seat: Seat, area: Area): Lack | undefined => {
  const { view, check, t, place } = table;
  const faceup = view.spaces.find((space) => space.area === area)?.faceup;
  const city = cityOfMission(table, area);
  if (!faceup?.print || !city) return undefined;
  const move = completeMission.make({ area, burned: [], ...missionNamed(faceup) });
  const agents = check(seat, move).filter(({ code }) => code.endsWith('-agents'));
  const { specials, freelances } = agentsInPlace(view, seat, { area, print: faceup.print });
  const missing = [
    { count: specials.needed - specials.there, of: 'ui.specials' },
    { count: freelances.needed - freelances.there, of: 'ui.freelances' },
  ].flatMap(({ count, of }) => (count > 0 ? [t(of, { count })] : []));
  const board = { seat, agents: view.players[seat]?.agents ?? [], freelances: view.freelances };
  const placement = cheapestPlacement(board, city, faceup.print);
  const { turn } = view;
  const points = placement?.points ?? Infinity;
  const reaches = turn.completed === 0 && points <= turn.points;
  const how = reaches ? 'points' : mayBurn(turn) && points <= HIGHEST_CARD ? 'card' : undefined;
  const reason =
    agents.length > 0 ? t('ui.turn.lacks', { place: place(city), what: missing.join(', ') }) : '';
  return { area, city, reason, placement, how };
};
