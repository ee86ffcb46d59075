import { practiceOnMap } from '@/rules/i-spy/box/practice';
import { full } from '@/rules/i-spy/game';
import { beginTurn } from '@/rules/i-spy/model/phases';
import { CARDS } from '@/rules/i-spy/model/pieces';
import { type View } from '@/rules/i-spy/model/view';

/** Four Spies on the practice map; the first holds every card there is and may play three of them, with ten Tickets. */
export const fullHand = (): View => {
  const start = full.start({ ...practiceOnMap({ seatCount: 4, startSeat: 0 }), specialActionCards: true });
  const print = start.options.assetPrints.find(({ name }) => name === 'Stage Magician');
  if (!print) throw new Error('no such Asset');
  const regions = ['odessa', 'szeged', 'milano', 'dover'];
  const players = start.players.map((player, seat) => ({
    ...player,
    region: regions[seat] as string,
    ...(seat === 0 ? { hand: CARDS, assets: [{ asset: 11, print, turned: false }] } : {}),
  }));
  const state = { ...start, phase: 'turn' as const, players };
  return full.view({ ...state, turn: { ...beginTurn(state, 0), tickets: 10 } }, 0);
};
