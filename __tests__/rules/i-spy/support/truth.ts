import { type State } from '@/rules/i-spy/model/state';
import { type Judges, type Said, whereIs } from './said';
import { ASSETS } from './truth-assets';
import { CARDS } from './truth-cards';
import { MAP } from './truth-map';
import { PRINTS } from './truth-prints';
import { TABLE } from './truth-table';

const JUDGES: Judges = { ...TABLE, ...PRINTS, ...CARDS, ...ASSETS, ...MAP };

/** Said of what is set up, of boxes, of corrections, on the sheet, or only to somebody who does not know all. */
export const NOT_IN_PLAY: readonly string[] = [
  'IS-1/players',
  'IS-2/deck-unknown',
  'IS-2/too-many',
  'IS-2/looks-alike',
  'IS-3/past-limit',
  'IS-3/at-limit',
  'IS-14/no-such-seat',
  'IS-37/in-private',
  'IS-45/too-many-tokens',
  'IS-50/records-missing',
  'IS-71/more-than-cards',
  'IS-71/contradicts',
];

export const judged = (): readonly string[] => Object.keys(JUDGES);

/** IS-20: of a wrong seat the rest is said as if the turn under way had ended, and a new one were that seat's. */
const asIfTheirs = (state: State, seat: number): State => {
  const { turn, players } = state;
  const back = [turn.retrieving];
  const away = [...turn.agenda];
  const owed = (): State['turn']['owed'] => {
    if (!state.map) return [];
    if (players[seat]?.region === undefined) return [{ kind: 'deploy', as: seat }];
    return whereIs(state, seat)?.kind === 'capital' ? [{ kind: 'flee', as: seat }] : [];
  };
  return {
    ...state,
    turn: {
      seat,
      agenda: [],
      cardActions: 0,
      extra: 0,
      tagOffers: [],
      owed: owed(),
      tickets: 0,
      shown: false,
    },
    players: players.map((player, at) => {
      if (at !== turn.seat) return player;
      const records = player.records.filter((card) => !back.includes(card));
      return {
        ...player,
        hand: [...player.hand, ...back.filter((card) => card !== undefined)],
        records: [...records, ...away],
        facedown: player.facedown.filter(({ card }) => !back.includes(card)),
      };
    }),
  };
};

/** Whether it is so; a reason that nobody can judge is none. */
export const isTrue = (state: State, said: Said, isOutOfTurn: boolean): boolean => {
  const { rule, code } = said.violation;
  const judge = JUDGES[`${rule}/${code}`];
  const isOther = isOutOfTurn && code !== 'not-your-turn' && said.actor !== 'table';
  return judge?.(isOther ? asIfTheirs(state, Number(said.actor)) : state, said) ?? false;
};
