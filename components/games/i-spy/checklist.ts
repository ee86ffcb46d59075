import { type ChecklistItem } from '@/components/match/game-screens';
import { message } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';
import { type Options as LightOptions } from '@/rules/i-spy/light/state';
import { type Options } from '@/rules/i-spy/model/options';
import { CACHES, CONTROL_TOKENS, NATIONS, PLACES, SHADOWS } from '@/rules/i-spy/model/pieces';

const item = (id: string, count?: number): ChecklistItem => ({
  id,
  label: message(`ui.list.${id}`),
  ...(count === undefined ? {} : { count }),
});

/** IS-10 to IS-16: what to put where, with counts. */
export const checklist = (chosen: TableOptions): readonly ChecklistItem[] => {
  const options = chosen as Options | LightOptions;
  const shuffles = (deck: 'assets' | 'politicians') =>
    deck in options && Reflect.get(options, deck) === 'digital';
  const special = 'specialActionCards' in options && options.specialActionCards;
  return [
    item('numbers', options.seatCount),
    item('spies', options.seatCount),
    item('cards', 12),
    item('tokens', CONTROL_TOKENS),
    item('supply', 3),
    item('caches', CACHES),
    ...(shuffles('assets')
      ? [item('assets-digital')]
      : [
          item(special ? 'starred-in' : 'starred-out', 6),
          item('berlin', 6),
          item('budapest', 3),
          item('london', 1),
        ]),
    ...(shuffles('politicians')
      ? [item('politicians-digital')]
      : [item('shadows', SHADOWS), item('groups', PLACES - SHADOWS), item('politician-stack', 19)]),
    item('influence', 4),
    item('power', NATIONS.length),
    item(options.alignments === 'digital' ? 'alignments-digital' : 'alignments', options.seatCount),
    item('marks', options.seatCount),
  ];
};
