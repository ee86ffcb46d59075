import { type BaseMove } from '@/rules/core/contract';
import { type GameEvent } from '@/rules/core/log/event';
import { planRewrite } from '@/rules/core/log/rewrite';
import { type State as ISpy } from '@/rules/i-spy/model/state';
import { type State as SpyConnection } from '@/rules/spy-connection/model/state';
import { chanceOf } from '../support/chance';
import { type AnyLog, changeOf, wishFor } from '../support/play/off-path';
import { Coverage, playOut } from '../support/play/playout';
import { randomTables, type RandomTable } from '../support/play/tables';
import { baseSeed, progress, tell, times } from '../support/soak';

/** Where the match is, and what chance it waits for. */
const stepOf = ({ game }: RandomTable, state: unknown): string => {
  const { phase, chance } = game.status(state, 'table');
  return JSON.stringify([phase, chance?.deck, chance?.count]);
};

/**
 * The set-up, where cards are drawn or laid out, and the end of a game: the counting of one that was over, and whatever
 * comes after the Alignments, all of which it is scored by.
 */
const LAID =
  /"(set-up|choose-start-missions|place-|choose-stack|lay-out-row|cut-files|scoring|count-hands|reveal-alignments|[a-z-]+",\d)/;

/** A Scoring Phase that comes in a round without one, since the turns up to it are gone. */
const isOfOtherRound = (table: RandomTable, before: unknown, now: unknown): boolean => {
  const [was, is] = [before, now].map((state) => table.game.status(state, 'table').phase);
  const [wasRound, isRound] = [before, now].map((state) => (state as Partial<ISpy>).round);
  return was !== 'turn' && is === 'turn' && wasRound !== isRound;
};

/** The state after the move that the rules refuse, if there can be one. */
const forced = (
  { game, holds }: RandomTable,
  state: unknown,
  { actor, move }: GameEvent<BaseMove>,
): unknown => {
  try {
    const after = game.apply(state, actor, move);
    holds(after);
    return after;
  } catch {
    return undefined;
  }
};

/** A circle that is covered when the entry comes, or that the card has not: it would be completed without its last one. */
const isNoCircle = (state: unknown, { actor, move }: GameEvent<BaseMove>): boolean => {
  if (move.type !== 'cover-objective') return false;
  const { mission, city } = move as BaseMove & { readonly mission: string; readonly city?: string };
  const { open = [], spy } = (state as SpyConnection).players[Number(actor)] ?? {};
  const card = open.find(({ print }) => print.id === mission);
  const circle = city ?? spy ?? '';
  return card !== undefined && (card.covered.includes(circle) || !card.print.cities.includes(circle));
};

/** A Coerce that no card of this turn has brought: there is no opponent whose hand it is about. */
const isNobodys = (state: unknown, { actor, move }: GameEvent<BaseMove>): boolean => {
  const { turn } = state as ISpy;
  return move.type === 'coerce' && (turn.seat !== actor || turn.owed.every(({ kind }) => kind !== 'coerce'));
};

/** Why no state can hold an entry that the plan drops; `undefined` where one could. */
const whyLost = (table: RandomTable, log: AnyLog, event: GameEvent<BaseMove>, now: unknown) => {
  const before = log.stateAt(log.events.findIndex(({ id }) => id === event.id));
  const isLaidOut = [before, now].some((state) => LAID.test(stepOf(table, state)));
  if (isLaidOut && stepOf(table, before) !== stepOf(table, now)) return 'another step';
  if (isOfOtherRound(table, before, now)) return 'another round';
  if (isNoCircle(now, event)) return 'no circle for it';
  if (isNobodys(now, event)) return 'nothing to do it with';
  const after = forced(table, now, event);
  if (after === undefined) return 'pieces would be lost';
  const lies = (state: unknown) =>
    JSON.stringify(
      table.game
        .ledger(state, 'table')
        .flatMap(({ id, value }) => (['active', 'round'].includes(id) ? [] : [value])),
    );
  return lies(after) === lies(now) ? 'nothing to do it with' : undefined;
};

test.each(randomTables)(
  '[SM-20] [IS-50] [SC-23] $name: what a change to the past drops no state can hold, and it is said before',
  (table) => {
    const lost = new Map<string, number>();
    let changes = 0;
    const from = baseSeed();
    for (let seed = from; changes < times(60, 100_000); seed++) {
      const pick = chanceOf(seed);
      const { game, samplers, weights } = table;
      const make = table.options[seed % table.options.length];
      if (!make) throw new Error(`${table.name} has no table`);
      const cap = 20 + pick(200);
      const { log } = playOut({ game, options: make(seed), pick, samplers, weights, cap }, new Coverage());
      for (let attempt = 0; attempt < times(12, 48); attempt++) {
        const wish = wishFor(log, pick, log.options.seatCount);
        const plan = wish && planRewrite(log, changeOf(wish));
        if (!wish || !plan || plan.refused.length > 0) continue;
        changes++;
        progress(`${table.name}, ${changes} changes`);
        const said = new Map(plan.illegal.map((entry) => [entry.event.id, entry]));
        const gone = new Set(plan.rewrite.dropped);
        const amended = new Map(plan.rewrite.amended?.map((event) => [event.id, event]));
        let state = game.start(log.options);
        for (const event of log.events) {
          if (wish.removed.has(event.id)) continue;
          if (!gone.has(event.id)) {
            const { actor, move } = amended.get(event.id) ?? event;
            state = game.apply(state, actor, move);
            continue;
          }
          const reasons = said.get(event.id)?.violations.filter(({ overrulable }) => !overrulable) ?? [];
          const why = whyLost(table, log, event, state);
          if (why === undefined || reasons.length === 0)
            throw new Error(`${JSON.stringify([event.actor, event.move, reasons])} could be held`);
          lost.set(why, (lost.get(why) ?? 0) + 1);
        }
      }
    }
    tell(
      `${table.name}: ${changes} changes, ${[...lost].map(([why, count]) => `${count} lost: ${why}`).join(', ')}`,
    );
  },
);
