import { type State } from '@/rules/i-spy/model/state';
import {
  effectsOf,
  field,
  type Judges,
  owedTo,
  playerAt,
  type Said,
  says,
  stackOf,
  textsOwed,
  visitOf,
} from './said';

/* Assets, and what texts do with them. */

const printOf = (said: Said) =>
  field<{ readonly id: string; readonly cost: number; readonly starred?: string } | undefined>(said, 'print');
const costOf = (state: State, said: Said): number | undefined => {
  const id = state.assetOrder?.[field<number>(said, 'asset') - 1];
  const known = id ? state.options.assetPrints.find((print) => print.id === id) : undefined;
  return known?.cost ?? printOf(said)?.cost;
};

const recruiting = ({ turn }: State) => {
  const owed = turn.owed.find(({ kind }) => kind === 'recruit');
  return owed?.kind === 'recruit' ? owed : undefined;
};

export const ASSETS: Judges = {
  'IS-41/no-asset': (state, said) => stackOf(state, field(said, 'asset')) === undefined,
  'IS-41/not-there': (state, said) => {
    const capital = says(said, 'capital');
    if (said.move.type === 'look-at-assets')
      return field(said, 'capital') === capital && visitOf(state, said.actor) !== capital;
    return capital === stackOf(state, field(said, 'asset')) && recruiting(state)?.capital !== capital;
  },
  'IS-41/in-capital': (state, { move }) =>
    move.type === 'look-at-assets' ? !state.map : recruiting(state)?.capital === undefined,
  'IS-41/too-poor': (state, said) =>
    says(said, 'cost') === 4 &&
    Number(says(said, 'supply')) < 4 &&
    (state.players.some(({ supply }) => supply === says(said, 'supply')) || effectsOf(said).length > 1),
  'IS-41/none-payable': (state, said) =>
    says(said, 'supply') === playerAt(state, owedTo(state, 'recruit'))?.supply && !state.assetOrder,
  'IS-41/payable': (state) => {
    const due = recruiting(state);
    const supply = playerAt(state, due?.as)?.supply ?? 0;
    return Object.entries(state.stacks).some(
      ([capital, stack]) =>
        (due?.capital === undefined || due.capital === capital) &&
        stack.some((asset) => {
          const id = state.assetOrder?.[asset - 1];
          return (state.options.assetPrints.find((print) => print.id === id)?.cost ?? 4) <= supply;
        }),
    );
  },
  'IS-41/none-left': ({ stacks }, said) => stacks[says(said, 'capital') as 'berlin'].length === 0,
  'IS-41/short': (state, said) =>
    says(said, 'cost') === costOf(state, said) &&
    says(said, 'supply') === playerAt(state, owedTo(state, 'recruit'))?.supply &&
    Number(says(said, 'cost')) > Number(says(said, 'supply')),
  'IS-41/cost': (_, said) => {
    const cost = printOf(said)?.cost ?? 0;
    return says(said, 'min') === 4 && says(said, 'max') === 10 && (cost < 4 || cost > 10);
  },
  'IS-41/real-cards': ({ assetOrder }) => assetOrder === undefined,
  'IS-41/print-missing': ({ assetOrder }, said) => assetOrder === undefined && printOf(said) === undefined,
  'IS-41/print-known': ({ assetOrder }) => assetOrder !== undefined,
  'IS-2/print-twice': ({ players }, said) =>
    players.some(({ assets }) =>
      assets.some(
        ({ print }) =>
          print !== undefined &&
          (print.id === printOf(said)?.id ||
            (print.starred !== undefined && print.starred === printOf(said)?.starred)),
      ),
    ),
  'IS-42/no-asset': (state, said) => {
    const lost = effectsOf(said).filter(({ kind }) => kind === 'lose-asset');
    const source = field<{ readonly kind: string; readonly asset?: number }>(said, 'source');
    const has = (seat: unknown, asset: unknown) =>
      playerAt(state, seat)?.assets.some((one) => one.asset === asset) === true;
    return (
      (source.kind === 'asset' && !has(said.actor, source.asset)) ||
      lost.some(({ seat, asset }) => !has(seat, asset)) ||
      lost.length > 1
    );
  },
  'IS-42/no-text': (state, said) => {
    const source = field<{ readonly kind: string; readonly politician?: number }>(said, 'source');
    if (source.kind !== 'politician') return textsOwed(state, said).length === 0;
    const { politician, waiting = [0] } = state.resolving ?? {};
    return politician !== source.politician || waiting.length > 0;
  },
  'IS-70/option-off': ({ options }, said) =>
    !options.specialActionCards && printOf(said)?.starred !== undefined,
};
