import { type BaseMove } from '@/rules/core/contract';
import { type Param } from '@/rules/core/message';
import { type Violation } from '@/rules/core/violation';
import { type State } from '@/rules/i-spy/model/state';

/* Judges what refusals say by counting in the state: nothing of the rules is asked. */

interface Said {
  readonly seat: number;
  readonly move: BaseMove;
  readonly violation: Violation;
}

const numberIn = (param: Param | undefined): number | undefined =>
  param?.kind === 'number' ? param.value : undefined;
const seatIn = (param: Param | undefined): number => (param?.kind === 'seat' ? param.seat : -1);
const pieceIn = (param: Param | undefined): string => (param?.kind === 'piece' ? param.piece : '');

type Judge = (state: State, said: Said) => boolean;

const field = (move: BaseMove, name: string): unknown => (move as unknown as Record<string, unknown>)[name];
const regionAt = ({ map }: State, id: unknown) => map?.regions.find((region) => region.id === id);
const tileOf = (state: State, tile: unknown): readonly number[] => state.tiles[Number(tile)]?.tokens ?? [];
const counted = (tokens: readonly number[], seat: number) => tokens.filter((owner) => owner === seat).length;
/** Whom the rest of this turn's owed things are resolved as, or the one who acts. */
const actingSpies = ({ turn }: State) => [turn.seat, ...turn.owed.map(({ as }) => as)];

const JUDGES: Readonly<Record<string, Judge>> = {
  'IS-10/no-cache-left': ({ caches }) => caches === 0,
  'IS-20/not-your-turn': ({ turn, initiative, players }, { seat, violation }) => {
    const whose = seatIn(violation.params?.['seat']);
    return whose !== seat && (whose === turn.seat || whose === initiative || !players[whose]?.revealed);
  },
  'IS-21/vacant-first': (state, { move }) =>
    state.players.some(({ region }) => region === field(move, 'region')),
  'IS-22/third-card-action': ({ turn }, { violation }) =>
    turn.cardActions >= (numberIn(violation.params?.['most']) ?? 99),
  'IS-22/contact-or-retrieval-done': ({ turn }) => turn.third !== undefined,
  'IS-22/contact-or-retrieval-owed': ({ turn }) => turn.third === undefined,
  'IS-22/card-actions-owed': ({ turn }, { violation }) =>
    numberIn(violation.params?.['count']) === 2 - turn.cardActions,
  'IS-22/second-capital': ({ turn }, { violation }) =>
    pieceIn(violation.params?.['visited']) === turn.visited &&
    pieceIn(violation.params?.['capital']) !== turn.visited,
  'IS-23/not-in-records': ({ players }, { violation, seat }) =>
    [seat, ...players.keys()].some((who) => {
      const player = players[who];
      const card = pieceIn(violation.params?.['card']);
      return (
        player?.records.every((each) => each !== card) && player.facedown.every((each) => each.card !== card)
      );
    }),
  'IS-23/choose-a-card': ({ players }, { seat }) =>
    (players[seat]?.records.length ?? 0) + (players[seat]?.facedown.length ?? 0) > 0,
  'IS-24/nothing-owed': ({ turn }, { move }) =>
    turn.owed.every(
      ({ kind }) =>
        kind !== move.type && (kind !== 'control-or-empower' || !['control', 'empower'].includes(move.type)),
    ),
  'IS-24/resolve-first': ({ turn }, { violation }) => {
    const first = turn.owed.find(({ kind }) => kind !== 'text');
    return pieceIn(violation.params?.['what']) === `owed.${first?.kind}`;
  },
  'IS-26/can-play': ({ players }, { seat, violation }) =>
    players[seat]?.hand.some((card) => card === pieceIn(violation.params?.['card'])) ?? false,
  'IS-26/no-need': ({ turn }) => turn.cardActions >= 2,
  'IS-27/outside': (state, { seat }) => regionAt(state, state.players[seat]?.region)?.kind !== 'capital',
  'IS-27/other-capital': (state, { seat, violation }) => {
    const here = regionAt(state, state.players[seat]?.region);
    return here?.kind === 'capital' && here.capital !== pieceIn(violation.params?.['capital']);
  },
  'IS-27/contact-unknown': ({ prints }, { violation }) =>
    Object.keys(prints.contacts).every((capital) => capital !== pieceIn(violation.params?.['capital'])),
  'IS-30/no-ticket': ({ turn }) => {
    const coerced = turn.owed.find((owed) => owed.kind === 'coerced-tickets');
    return coerced?.kind === 'coerced-tickets' ? coerced.left === 0 : turn.tickets === 0;
  },
  'IS-30/no-route': (state, { move }) => {
    const ends = actingSpies(state).map((spy) => state.players[spy]?.region);
    const to = field(move, 'region');
    return ends.some(
      (from) =>
        !state.map?.routes.some(
          ({ regions: [one, other] }) => (one === from && other === to) || (one === to && other === from),
        ),
    );
  },
  'IS-30/no-private-line': ({ turn, map }, { move }) =>
    map !== undefined || turn.tagOffers.every(({ as }) => as !== field(move, 'spy')),
  'IS-31/occupied': ({ players }, { move }) => players.some(({ region }) => region === field(move, 'region')),
  'IS-31/no-such-region': (state, { move }) => regionAt(state, field(move, 'region')) === undefined,
  'IS-32/not-inside': (state) =>
    actingSpies(state).some((spy) => regionAt(state, state.players[spy]?.region)?.kind !== 'capital'),
  'IS-32/second-visit': ({ turn }, { violation }) => pieceIn(violation.params?.['capital']) === turn.visited,
  'IS-35/not-tagged': ({ players }, { violation }) => players[seatIn(violation.params?.['seat'])]?.tags === 0,
  'IS-35/five-tags': ({ players }, { violation }) =>
    (players[seatIn(violation.params?.['seat'])]?.tags ?? 9) < 5,
  'IS-35/nobody-tagged': ({ players, turn }, { seat }) =>
    [seat, ...turn.owed.map(({ as }) => as)].some((self) =>
      players.every(({ tags, left }, other) => other === self || left || tags === 0),
    ),
  'IS-41/short': ({ players, ...state }, { violation }) => {
    const supply = numberIn(violation.params?.['supply']) ?? -1;
    const owners = actingSpies({ players, ...state }).map((spy) => players[spy]?.supply);
    return owners.includes(supply) && (numberIn(violation.params?.['cost']) ?? 0) > supply;
  },
  'IS-41/too-poor': ({ players, ...state }, { violation }) => {
    const supply = numberIn(violation.params?.['supply']) ?? -1;
    return actingSpies({ players, ...state }).some((spy) => players[spy]?.supply === supply) && supply < 4;
  },
  'IS-41/none-left': ({ stacks }, { violation }) =>
    Object.entries(stacks).some(
      ([capital, stack]) => capital === pieceIn(violation.params?.['capital']) && stack.length === 0,
    ),
  'IS-45/three-tokens': (state, { move }) => tileOf(state, field(move, 'politician')).length === 3,
  'IS-45/no-token-left': (state) => actingSpies(state).some((spy) => state.players[spy]?.tokensLeft === 0),
  'IS-47/no-own-token': (state, { move }) =>
    actingSpies(state).some((spy) => counted(tileOf(state, field(move, 'politician')), spy) === 0),
  'IS-48/opponent-leads': (state, { move, violation }) => {
    const tiles =
      move.type === 'empower'
        ? (field(move, 'politicians') as readonly number[])
        : [field(move, 'politician')];
    const [theirs, own] = [numberIn(violation.params?.['theirs']), numberIn(violation.params?.['own'])];
    return tiles.some((tile) => {
      const tokens = tileOf(state, tile);
      return (
        counted(tokens, seatIn(violation.params?.['seat'])) === theirs &&
        actingSpies(state).some((spy) => counted(tokens, spy) === own && (theirs ?? 0) > (own ?? 0))
      );
    });
  },
  'IS-61/revealed': ({ players }, { seat }) => players[seat]?.revealed === true,
  'IS-71/not-in-hand': ({ players }, { seat, violation }) =>
    players[seat]?.hand.every((card) => card !== pieceIn(violation.params?.['card'])) ?? false,
};

/** What is wrong with the reason, `false` where it is true; nothing where this oracle cannot tell. */
export const untrue = (state: State, said: Said): string | false | undefined => {
  const { rule, code, params } = said.violation;
  const judge = JUDGES[`${rule}/${code}`];
  if (!judge) return undefined;
  return judge(state, said) ? false : `not true with ${JSON.stringify(params ?? {})}`;
};
