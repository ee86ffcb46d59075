/*
 * IS-41: one Asset of the Capital that the spy is in, paid to the bank. Only a spy there may look at its Assets.
 * IS-70: a starred Asset adds its Special Action Card to the hand.
 */
import { number, piece } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { ASSET_CAPITALS, inBoxOrder } from '../../pieces';
import type { AssetPrint } from '../../prints';
import { NONE, refuse, unsure } from '../../refusals';
import { LEAST_COST, MOST_COST, shuffledAsset, stackOf } from '../assets';
import type { Move } from '../moves';
import { checkDue, dueNow, settled, without } from '../owed';
import { capitalOf, lookingAt } from '../places';
import type { MoveOf, Rule } from '../rule';
import type { Owed, State } from '../state';
import { playerOf, withPlayer, withTurn } from '../state';
import { visitedBy, withVisit } from '../visit';

type Recruit = MoveOf<Move, 'recruit'>;
type Due = Extract<Owed, { readonly kind: 'recruit' }>;
const dueRecruit = (state: State) => dueNow(state, 'recruit') as Due | undefined;

export const recruit: Rule<Recruit> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, _, move) => {
    const due = dueRecruit(state);
    if (!due) return checkDue(state, 'recruit');
    const stack = stackOf(state, move.asset);
    if (!stack) return [refuse('IS-41', 'no-asset')];
    const params = { capital: piece(stack) };
    return [
      ...(due.capital === undefined ? [unsure('IS-41', 'in-capital', { params })] : NONE),
      ...(due.capital !== undefined && due.capital !== stack
        ? [refuse('IS-41', 'not-there', { params })]
        : NONE),
      ...checkRead(state, move),
      ...checkCost(state, due.as, shuffledAsset(state, move.asset) ?? move.print),
    ];
  },
  apply: (state, _, { asset, print }) => {
    const due = dueRecruit(state);
    const known = shuffledAsset(state, asset) ?? print;
    const stack = stackOf(state, asset);
    if (!due || !known || !stack) return state;
    const player = playerOf(state, due.as);
    const { starred, cost } = known;
    const after = withPlayer(without(state, due), due.as, {
      supply: player.supply - cost,
      assets: [...player.assets, { asset, print: known, turned: false }],
      hand: starred ? inBoxOrder([...player.hand, starred]) : player.hand,
    });
    const left = state.stacks[stack].filter((other) => other !== asset);
    return settled({ ...after, stacks: { ...after.stacks, [stack]: left } });
  },
};

/** A real Asset is read to the app when it is recruited; the phone knows those that it shuffled. */
const checkRead = (state: State, { asset, print }: Recruit): readonly Violation[] => {
  if (shuffledAsset(state, asset)) return print ? [refuse('IS-41', 'print-known')] : NONE;
  if (!print) return [refuse('IS-41', 'print-missing')];
  const owned = state.players.flatMap(({ assets }) =>
    assets.flatMap((own) => (own.print ? [own.print] : [])),
  );
  const twice = owned.some(({ id, starred }) => id === print.id || (starred && starred === print.starred));
  return twice ? [refuse('IS-2', 'print-twice')] : NONE;
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
    ...(cost > supply ? [refuse('IS-41', 'short', { params, focus: [`supply/${seat}`] })] : NONE),
    ...(starred && !state.options.specialActionCards ? [refuse('IS-70', 'option-off')] : NONE),
  ];
};

/** What the recruiter found in private, if there is nothing to pay for; of real cards the table says so. */
export const declineRecruit: Rule<MoveOf<Move, 'decline-recruit'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state) => {
    const due = dueRecruit(state);
    if (!due) return checkDue(state, 'recruit');
    const { supply } = playerOf(state, due.as);
    if (!state.assetOrder) return [unsure('IS-41', 'none-payable', { params: { supply: number(supply) } })];
    const capital = due.capital ?? lookingAt(state, due.as);
    const within = (capital ? [capital] : ASSET_CAPITALS).flatMap((each) => state.stacks[each]);
    const isPayable = within.some((asset) => (shuffledAsset(state, asset)?.cost ?? LEAST_COST) <= supply);
    return isPayable ? [refuse('IS-41', 'payable')] : NONE;
  },
  apply: (state) => settled(without(state, dueRecruit(state))),
};

export const lookAtAssets: Rule<MoveOf<Move, 'look-at-assets'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, seat, { capital }) => {
    if (!state.assetOrder) return [refuse('IS-41', 'real-cards')];
    const params = { capital: piece(capital) };
    if (state.map)
      return capitalOf(state, seat) === capital ? NONE : [refuse('IS-41', 'not-there', { params })];
    const visited = visitedBy(state, seat);
    const isElsewhere = visited !== undefined && visited !== capital;
    return [
      isElsewhere ? refuse('IS-41', 'not-there', { params }) : unsure('IS-41', 'in-capital', { params }),
    ];
  },
  apply: (state, seat, { capital }) => withVisit(withTurn(state, { looking: capital }), seat, capital),
};
