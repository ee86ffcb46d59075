import { spyMasterMoves, spyMasterLightMoves } from '@/__tests__/support/game-examples';
import { type GameModule } from '@/rules/core/contract';
import { type LedgerChange } from '@/rules/core/ledger';
import { type GameEvent } from '@/rules/core/log/event';
import { MatchLog } from '@/rules/core/log/match-log';
import { planRewrite } from '@/rules/core/log/rewrite';
import { type TableOptions } from '@/rules/core/seat';
import { practiceOptions } from '@/rules/spymaster/box/practice';
import { full, type Move } from '@/rules/spymaster/game';
import { light, type Move as LightMove } from '@/rules/spymaster/light/game';
import { type Location } from '@/rules/spymaster/model/prints';
import { type State } from '@/rules/spymaster/model/state';
import { layOutRow } from '@/rules/spymaster/moves/lay-out-row';
import { burn, cards, choose, complete, cut, go, lay, missionPrint, pass, row, stack } from './support/table';

const { state } = lay({ players: [{ hand: 's3 e4' }, { hand: 'd2' }], state: { round: 2, rows: 2 } });
const pad = light.start({ seatCount: 3, startSeat: 0, opened: 'at-the-start' });
const amend = {
  lines: (before: State, made: GameEvent<Move>, now: State) => full.amend?.lines(before, made, now) ?? [],
  amended: (move: Move, changes: readonly LedgerChange[], before = state) =>
    full.amend?.amended(move, changes, before) ?? move,
};
const amendLight = (move: LightMove, changes: readonly LedgerChange[]) =>
  light.amend?.amended(move, changes, pad);
const event = <M>(move: M, actor: number | 'table' = 0) => ({ id: 1, group: 1, actor, move });
const linesOf = (move: Move, before = state, now = state) => amend.lines(before, event(move), now);
const idsOf = (move: Move, before = state, now = state) => linesOf(move, before, now).map(({ id }) => id);
const set = (entry: string, to: number | string): LedgerChange => ({ entry, to });
const ROW = 's1 e3 d4 f2 s4 e1 d2 f5 s2';

/** Two players with real cards: Anna cuts behind card 4, Ben takes the first File. */
const played = (...more: readonly (readonly [0 | 1 | 'table', Move])[]) => {
  const options = {
    ...practiceOptions({ seatCount: 2, startSeat: 0 }),
    ...{ intelligenceDeck: 'physical', missionDeck: 'physical', placement: 'physical', box: 'owner' },
    missionPrints: [],
  };
  const log = new MatchLog(full as unknown as GameModule<TableOptions, Move, State>, options as TableOptions);
  const enter = (actor: 0 | 1 | 'table', move: Move) => {
    const step = log.append([{ actor, move }], 0);
    if (!step.ok) throw new Error(JSON.stringify(step.error.violations));
  };
  const places = ['1-blue', '2-blue', '3-blue', '1-red', '2-green', '3-red'];
  for (const place of places)
    enter('table', { type: 'draw-special-agent', location: `area-${place}` as Location });
  const locations = Array.from({ length: 18 }, (): Location => 'area-1-hub');
  enter('table', { type: 'place-freelance-agents', locations });
  enter(0, stack(1));
  enter('table', row(ROW));
  for (const [actor, move] of more) enter(actor, move);
  return log;
};

const rowOf = (log: MatchLog<Move, State>) => {
  const position = log.events.findIndex(({ move }) => move.type === 'lay-out-row');
  const found = log.events[position];
  if (!found) throw new Error('no row');
  return { found, before: log.stateAt(position) };
};

const amendRow = (log: MatchLog<Move, State>, changes: readonly LedgerChange[]) => {
  const { found } = rowOf(log);
  const draft = { actor: found.actor, move: amend.amended(found.move, changes) };
  return planRewrite(log, { kind: 'amend', entries: [{ event: found.id, draft }] });
};

test('[SM-2] a card of the row that was misread is set right while it lies open', () => {
  const log = played();
  const { found, before } = rowOf(log);
  const lines = amend.lines(before, found, log.state);
  expect(lines.map(({ id, value }) => [id, value]).slice(0, 2)).toEqual([
    ['card/0', 'surveillance-1'],
    ['card/1', 'espionage-3'],
  ]);
  expect(amend.amended(found.move, [set('card/1', 'dossiers-5')])).toEqual(row(ROW.replace('e3', 'd5')));
  expect(amendRow(log, [set('card/1', 'dossiers-5')])).toMatchObject({ refused: [], illegal: [] });
});

test('[SM-20] a card of the row that stayed blank can be read later', () => {
  const blank = layOutRow.make({ cards: [...cards(ROW).slice(0, -1), 'blank'] });
  const before = rowOf(played()).before;
  const after = full.apply(before, 'table', blank);
  const line = linesOf(blank, before, after).at(-1);
  expect(line).toMatchObject({ id: 'card/8', value: 'no-card' });
  const read = amend.amended(blank, [set('card/8', 'surveillance-5')]);
  expect(read).toMatchObject({ cards: { 8: { type: 'surveillance', value: 5 } } });
  expect(amend.amended(blank, [])).toEqual(blank);
});

test('[SM-2] a row of 26 cards of a type is refused like one that is laid out', () => {
  const before = { ...rowOf(played()).before, seen: { 'surveillance-9': 22 } };
  expect(full.check(before, 'table', row(ROW))).toEqual([]);
  const amended = amend.amended(row(ROW), [set('card/1', 'surveillance-3')]);
  expect(full.check(before, 'table', amended)).toMatchObject([{ rule: 'SM-2', code: 'too-many-of-type' }]);
});

test('[SM-24] what has gone into a hand is no line for everybody to read, until hands lie open', () => {
  const idsIn = (log: MatchLog<Move, State>, now = log.state) => {
    const { found, before } = rowOf(log);
    return amend.lines(before, found, now).map(({ id }) => id);
  };
  const three = lay({
    players: [{}, {}, {}],
    state: { phase: 'cut-files', row: cards(`${ROW} s5`), rows: 1 },
  });
  three.does(0, cut([2, 4], 0)).does(1, choose(2));
  const before = { ...three.state, rows: 0 };
  const open = ['card/0', 'card/1', ...['card/4', 'card/5', 'card/6', 'card/7', 'card/8', 'card/9']];
  expect(idsOf(row(`${ROW} s5`), before, three.state)).toEqual(open);
  const taken = played([0, cut([4], 1)], [1, choose(0)]);
  expect(idsIn(taken)).toEqual([]);
  expect(idsIn(taken, { ...taken.state, phase: 'over' })).toHaveLength(9);
  expect(idsIn(played(), { ...played().state, rows: 2 })).toEqual([]);
});

test('[SM-31] a card that was burned is another one, and what no longer fits is listed', () => {
  expect(linesOf(burn('s3'))).toMatchObject([{ id: 'card', value: 'surveillance-3' }]);
  expect(amend.amended(burn('s3'), [set('card', 'espionage-4')])).toEqual(burn('e4'));
  const log = played(
    ...([
      [0, cut([4], 1)],
      [1, choose(0)],
      [0, burn('s4')],
      [0, go('1-blue', '2-hub', 0)],
    ] as const),
  );
  const burned = log.events.find(({ move }) => move.type === 'burn-to-move');
  const plan = planRewrite(log, {
    kind: 'amend',
    entries: [
      {
        event: burned?.id ?? 0,
        draft: { actor: 0, move: amend.amended(burn('s4'), [set('card', 'espionage-1')]) },
      },
    ],
  });
  expect(plan.refused).toEqual([]);
  expect(plan.illegal).toMatchObject([{ event: { move: { type: 'move-agent' } }, overrulable: true }]);
});

test('[SM-3] [SM-33] city, Agents, Intelligence and points of a Mission, and the cards that paid for it', () => {
  const print = missionPrint('m', { special: 1, freelance: 2, pays: 's3', points: 8 });
  const noted: Move = { type: 'note-mission', area: 'area-1', print };
  const ids = ['colour', 'special', 'freelance', 'type', 'value', 'points'];
  expect(idsOf(noted)).toEqual(ids);
  const changes = [
    ...[set('colour', 'red'), set('special', 2), set('freelance', 0)],
    ...[set('type', 'fourth'), set('value', 5), set('points', 11)],
  ];
  const read = missionPrint('m', { colour: 'red', special: 2, freelance: 0, pays: 'f5', points: 11 });
  expect(amend.amended(noted, changes)).toEqual({ ...noted, print: read });
  const done = complete(1, 's3 s1', print);
  expect(idsOf(done)).toEqual(['burned/0', 'burned/1', 'burned/2', ...ids]);
  const paid = [
    set('burned/0', 'surveillance-2'),
    set('burned/1', 'no-card'),
    set('burned/2', 'surveillance-4'),
  ];
  expect(amend.amended(done, paid)).toEqual(complete(1, 's2 s4', print));
  expect(idsOf(complete(1, 's3'))).toEqual(['burned/0', 'burned/1']);
});

test('[SM-21] [SM-22] [SM-23] a cut, the File of the SpyMaster card and the File that was taken', () => {
  const before = { ...state, row: cards(ROW) };
  const lines = linesOf(cut([4], 1), before);
  expect(lines.map(({ id, value }) => [id, value])).toEqual([
    ['cut/0', 4],
    ['spymaster-card', 2],
  ]);
  expect(amend.amended(cut([4], 1), [set('cut/0', 8), set('spymaster-card', 1)])).toEqual(cut([8], 0));
  const files = lay({
    players: [{}, {}],
    state: { phase: 'cut-files', row: cards(ROW), rows: 1 },
  }).does(0, cut([4], 1)).state;
  expect(linesOf(choose(4), files)).toMatchObject([{ id: 'file', value: 2, min: 1, max: 2 }]);
  expect(amend.amended(choose(0), [set('file', 2)], files)).toEqual(choose(4));
});

/** Three players: Ben takes the File that begins with this card, Cleo the first one. */
const cutAndChosen = (first: number) => {
  const options = {
    ...practiceOptions({ seatCount: 3, startSeat: 0 }),
    ...{ intelligenceDeck: 'physical', missionDeck: 'physical', placement: 'physical', box: 'owner' },
    missionPrints: [],
  } as TableOptions;
  const log = new MatchLog(full as unknown as GameModule<TableOptions, Move, State>, options);
  const at = ['1-blue', '2-blue', '3-blue', '1-red', '2-green', '3-red', '4-red', '5-red', '6-red'];
  const drafts: readonly (readonly [0 | 1 | 2 | 'table', Move])[] = [
    ...at.map(
      (place) => ['table', { type: 'draw-special-agent', location: `area-${place}` as Location }] as const,
    ),
    ['table', { type: 'place-freelance-agents', locations: Array.from({ length: 18 }, () => 'area-1-hub') }],
    ...([
      [0, stack(1)],
      ['table', row(`${ROW} s5`)],
      [0, cut([3, 7], 1)],
    ] as const),
    ...([
      [1, choose(first)],
      [2, choose(0)],
    ] as const),
  ];
  for (const [actor, move] of drafts) if (!log.append([{ actor, move }], 0).ok) throw new Error(move.type);
  return log;
};

const recut = (log: MatchLog<Move, State>, changes: readonly LedgerChange[]) => {
  const made = log.events.find(({ move }) => move.type === 'cut-files');
  if (!made) throw new Error('no cut');
  const draft = { actor: made.actor, move: amend.amended(made.move, changes) };
  return { rewrite: { kind: 'amend', entries: [{ event: made.id, draft }] } as const, move: draft.move };
};

test('[SM-22] the SpyMaster card stays with its File, wherever that begins after a changed cut', () => {
  expect(recut(cutAndChosen(7), [set('cut/0', 5)]).move).toEqual(cut([5, 7], 1));
});

test('[SM-23] another cut than the one before it changes nothing about which File somebody took', () => {
  const log = cutAndChosen(7);
  const plan = planRewrite(log, recut(log, [set('cut/0', 5)]).rewrite);
  expect(plan).toMatchObject({ refused: [], illegal: [] });
  log.rewrite(plan.rewrite, 0);
  expect(log.state.players.map(({ hand }) => hand.cards)).toEqual([
    cards('e1 d2'),
    cards('f5 s2 s5'),
    cards('s1 e3 d4 f2 s4'),
  ]);
});

test('[SM-23] a File that no longer begins with its first card is shown, and kept', () => {
  const log = cutAndChosen(7);
  const { rewrite } = recut(log, [set('cut/1', 6)]);
  const kept = planRewrite(log, rewrite);
  const [choice] = kept.illegal;
  expect(choice).toMatchObject({ event: { move: choose(7) }, overrulable: true });
  expect(choice?.violations).toMatchObject([{ rule: 'SM-23', code: 'no-such-file' }]);
  expect(kept.illegal).toHaveLength(1);
  log.rewrite(kept.rewrite, 0);
  expect(log.state.players.map(({ hand }) => hand.cards)).toEqual([
    cards('f2 s4 e1'),
    cards('d2 f5 s2 s5'),
    cards('s1 e3 d4'),
  ]);
});

test('[SM-10] [SM-32] an Agent that was put elsewhere', () => {
  expect(amend.amended(go('1-hub', '2-hub'), [set('to', 'area-3-hub')])).toEqual(go('1-hub', '3-hub'));
  const placing: Move = {
    type: 'place-special-agents',
    locations: ['area-1-hub', 'area-2-hub', 'area-3-hub'],
  };
  expect(amend.amended(placing, [set('place/1', 'area-4-red')])).toEqual({
    ...placing,
    locations: ['area-1-hub', 'area-4-red', 'area-3-hub'],
  });
});

test('[SM-41] a total of an open hand, in full and in light tracking', () => {
  const totals = { surveillance: 4, espionage: 1, dossiers: 2, fourth: 0 };
  const counted = { type: 'count-hand', totals } as const;
  const right = { type: 'count-hand', totals: { ...totals, dossiers: 12 } };
  expect(amend.amended(counted, [set('total/dossiers', 12)])).toEqual(right);
  expect(amendLight(counted, [set('total/dossiers', 12)])).toEqual(right);
});

test('[SM-40] points that were mistyped in light tracking', () => {
  const entered = { type: 'enter-missions', points: [8, 9, 10] } as const;
  expect(amendLight(entered, [set('points/1', 7)])).toEqual({ ...entered, points: [8, 7, 10] });
  expect(amendLight({ type: 'complete-mission', points: 7 }, [set('points', 11)])).toEqual({
    type: 'complete-mission',
    points: 11,
  });
});

test('[SM-50] nothing that the phone dealt can be mistyped, and without a change every move stays what it was', () => {
  for (const move of Object.values(spyMasterMoves)) expect(amend.amended(move, [])).toEqual(move);
  for (const move of Object.values(spyMasterLightMoves)) expect(amendLight(move, [])).toEqual(move);
  const options = practiceOptions({ seatCount: 2, startSeat: 0 });
  const dealt = { ...state, options };
  for (const move of [row(ROW), burn('s3'), complete(1, 's3'), pass]) expect(idsOf(move, dealt)).toEqual([]);
  const typed = Object.values(spyMasterLightMoves).filter(
    (move) => (light.amend?.lines(pad, event(move), pad) ?? []).length > 0,
  );
  expect(typed.map(({ type }) => type).sort()).toEqual(['complete-mission', 'count-hand', 'enter-missions']);
});
