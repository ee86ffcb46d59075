import { type MidGame } from '@/components/match/game-screens';
import { type Message, message } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';
import { type Options as LightOptions } from '@/rules/spy-connection/light/state';
import { type Options } from '@/rules/spy-connection/model/options';

const line = (entry: string) => ({
  entry,
  label: message(`ui.midgame.${entry}`),
  detail: message(`ui.midgame.${entry}-detail`),
});

/** SC-70: the Agents of a seat lie in the supply, on circles, or elsewhere on the table, which then follows. */
export const midGame = (chosen: TableOptions): MidGame | Message => {
  const options = chosen as Options | LightOptions;
  if (!('opened' in options)) return message('ui.midgame.full');
  return {
    rows: [line('supply'), line('covered'), line('completed'), line('points'), line('open')],
    rest: {
      label: message('ui.midgame.rest'),
      detail: message('ui.midgame.rest-detail'),
      of: ['supply', 'covered'],
      all: (seat) => options.agents[Number(seat)] ?? 0,
    },
    single: [],
    mover: { label: message('ui.midgame.mover'), entry: 'active' },
    asksWhoBegan: true,
  };
};
