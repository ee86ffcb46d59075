import { type MidGame } from '@/components/match/game-screens';
import { type Message, message } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';

const line = (entry: string) => ({ entry, label: message(`ui.midgame.${entry}`) });

/** SM-40: what hands are worth is counted at the end. SM-20: a round that is under way begins with its SpyMaster. */
export const midGame = (options: TableOptions): MidGame | Message =>
  'opened' in options
    ? {
        rows: [line('completed'), line('points')],
        single: [line('round')],
        mover: { label: message('ui.midgame.mover') },
        asksWhoBegan: false,
        unset: message('ui.midgame.unset'),
      }
    : message('ui.midgame.full');
