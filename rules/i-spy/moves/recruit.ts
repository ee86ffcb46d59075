/*
 * IS-41: one Asset of the Capital that the spy is in, paid to the bank. IS-70: a starred Asset adds its Special Action
 * Card to the hand. A real Asset is read to the app when it is recruited; the phone knows those that it shuffled.
 */
import * as v from 'valibot';
import { countLine, setTo } from '@/rules/core/ledger';
import { message, number, piece, text } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { shuffledAsset, stackOf } from '../model/assets';
import { checkDue, dueRecruit, recruitToMake, settled, without } from '../model/owed';
import { defineMove } from '../model/phases';
import { ASSET_CAPITALS, inBoxOrder, LEAST_COST, MOST_COST } from '../model/pieces';
import { asset, assetPrint, type AssetPrint } from '../model/prints';
import { bend, refuse, unsure } from '../model/refusals';
import { type State } from '../model/state';

export const recruit = defineMove('recruit', {
  schema: { asset, print: v.exactOptional(assetPrint) },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, move) => {
    const due = recruitToMake(state);
    const order = checkDue(state, 'recruit');
    const stack = stackOf(state, move.asset);
    if (!stack) return [...order, refuse('IS-41', 'no-asset')];
    const params = { capital: piece(stack) };
    return [
      ...order,
      ...(due && due.capital === undefined ? [unsure('IS-41', 'in-capital', { params })] : NONE),
      ...(due?.capital !== undefined && due.capital !== stack
        ? [bend('IS-41', 'not-there', { params })]
        : NONE),
      ...checkRead(state, move.asset, move.print),
      ...checkCost(state, due?.as ?? seat, shuffledAsset(state, move.asset) ?? move.print),
    ];
  },
  apply: (state, seat, { asset: taken, print }) => {
    const due = recruitToMake(state);
    const as = due?.as ?? seat;
    const known = shuffledAsset(state, taken) ?? print;
    const stack = stackOf(state, taken);
    if (!known || !stack) return state;
    const player = playerOf(state, as);
    const { starred, cost } = known;
    const after = withPlayer(without(state, due), as, {
      supply: Math.max(0, player.supply - cost),
      assets: [...player.assets, { asset: taken, print: known, turned: false }],
      hand: starred ? inBoxOrder([...player.hand, starred]) : player.hand,
    });
    const left = state.stacks[stack].filter((other) => other !== taken);
    return settled({ ...after, stacks: { ...after.stacks, [stack]: left } });
  },
  /** Those that the phone shuffled, for who looks at them. */
  offers: (state) => {
    const due = dueRecruit(state);
    if (!due) return [];
    return ASSET_CAPITALS.filter((there) => due.capital === undefined || due.capital === there)
      .flatMap((there) => state.stacks[there])
      .flatMap((each) => {
        const print = shuffledAsset(state, each);
        if (!print) return [];
        const params = { name: text(print.name ?? print.id), count: number(print.cost) };
        return [{ move: { asset: each }, label: message('offer.recruit', params), about: String(each) }];
      });
  },
  describe: ({ assetOrder, options }, { move }) => {
    const known = move.print ?? options.assetPrints.find(({ id }) => id === assetOrder?.[move.asset - 1]);
    return message('did.recruit', {
      name: known?.name ? text(known.name) : piece('asset'),
      count: number(known?.cost ?? 0),
    });
  },
  amend: {
    lines: (_, { move: { print } }) =>
      print
        ? [countLine('cost', print.cost, { label: message('amend.cost'), min: LEAST_COST, max: MOST_COST })]
        : [],
    amended: (move, changes) =>
      move.print
        ? { ...move, print: { ...move.print, cost: setTo(changes, 'cost', move.print.cost) } }
        : move,
  },
  reveals: ({ options }, { print }) =>
    print && options.box === 'owner' ? [{ kind: 'asset', id: print.id, data: print }] : [],
});

const checkRead = (state: State, taken: number, print: AssetPrint | undefined): readonly Violation[] => {
  if (shuffledAsset(state, taken)) return print ? [refuse('IS-41', 'print-known')] : NONE;
  if (!print) return [refuse('IS-41', 'print-missing')];
  const owned = state.players.flatMap(({ assets }) =>
    assets.flatMap((own) => (own.print ? [own.print] : [])),
  );
  // There is one Special Action Card of a kind.
  if (owned.some(({ starred }) => starred && starred === print.starred))
    return [refuse('IS-2', 'print-twice')];
  return owned.some(({ id }) => id === print.id) ? [bend('IS-2', 'print-twice')] : NONE;
};

const checkCost = (state: State, seat: Seat, print: AssetPrint | undefined): readonly Violation[] => {
  if (!print) return NONE;
  const { cost, starred } = print;
  const { supply } = playerOf(state, seat);
  const params = { cost: number(cost), supply: number(supply) };
  return [
    ...(cost < LEAST_COST || cost > MOST_COST
      ? [refuse('IS-41', 'cost', { params: { min: number(LEAST_COST), max: number(MOST_COST) } })]
      : NONE),
    ...(cost > supply ? [bend('IS-41', 'short', { params, focus: [`supply/${seat}`] })] : NONE),
    ...(starred && !state.options.specialActionCards ? [bend('IS-70', 'option-off')] : NONE),
  ];
};
