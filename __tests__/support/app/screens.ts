import { type GameScreens, type NewMatchChoice } from '@/components/match/game-screens';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';
import { Actions } from './Actions';
import { box } from '../courier/box';
import { courier, type View } from '../courier/game';
import { type Options, CARDS, COINS, VALUES } from '../courier/model';
import { Board } from './Board';
import { Check } from './Check';
import { Entry } from './Entry';
import { Setup } from './Setup';
import { LightBoard } from './LightBoard';

const defaults = ({ seatCount, startSeat, practice }: NewMatchChoice): Options => ({
  seatCount,
  startSeat,
  deck: practice ? 'digital' : 'physical',
  values: practice ? VALUES : {},
});

const checklist = ({ seatCount }: TableOptions) => [
  { id: 'shuffle', label: message('checklist.shuffle'), count: CARDS.length },
  { id: 'coins', label: message('checklist.coins'), count: COINS },
  { id: 'seat', label: message('checklist.seat'), count: seatCount },
];

export const courierScreens: GameScreens = {
  rules: { full: courier, light: courier, box },
  defaults,
  again: (options) => options,
  Setup,
  checklist,
  laid: ({ theme: { colors, accent } }) => [
    { step: 'shuffle', shapes: [{ d: 'M150 60h40v60h-40z', fill: accent.fill }] },
    { step: 'coins', shapes: [{ d: 'M210 90h40', stroke: colors.ink, width: 2 }] },
  ],
  strip: ({ game, state }) => ({
    seats: (game.view(state, 'table') as View).players.map(({ coins, left }, seat) => ({
      numbers: [{ id: `coins/${seat}`, label: `${coins} coins`, text: String(coins) }],
      ...(left ? { state: 'left' } : {}),
    })),
  }),
  counted: ({ game, state }, seat) => {
    const { coins = 0 } = (game.view(state, 'table') as View).players[seat] ?? {};
    const question = message('count.coins', { seat: seatParam(seat), count: number(coins) });
    return { value: coins, question, entries: [`coins/${seat}`] };
  },
  Board,
  Actions,
  LightBoard,
  Check,
  Entry,
};
