import { type MidGame } from '@/components/match/game-screens';
import { type Message, message, piece } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';
import { type Options as LightOptions } from '@/rules/i-spy/light/state';
import { type Options } from '@/rules/i-spy/model/options';
import { type Nation, NATIONS } from '@/rules/i-spy/model/pieces';
import { NationPlate } from '../nations/NationPlate';

const line = (entry: string) => ({ entry, label: message(`ui.midgame.${entry}`) });

function Mark({ id }: { readonly id: string }) {
  return <NationPlate nation={id as Nation} />;
}

/** IS-3: two numbers for each Nation, the round, and who holds the Initiative Card. */
export const midGame = (chosen: TableOptions): MidGame | Message => {
  const options = chosen as Options | LightOptions;
  if (!('opened' in options)) return message('ui.midgame.full');
  if (options.alignments === 'digital') return message('ui.midgame.sealed');
  return {
    columns: {
      ids: NATIONS,
      name: (nation) => message('ui.midgame.nation', { nation: piece(nation) }),
      Mark,
    },
    rows: [line('influence'), line('power')],
    single: [line('round')],
    mover: { label: message('ui.midgame.mover'), entry: 'active' },
    holder: { label: message('ui.midgame.holder'), entry: 'initiative' },
    asksWhoBegan: false,
    unset: message('ui.midgame.unset'),
  };
};
