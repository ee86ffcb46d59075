import { type ChecklistItem } from '@/components/match/game-screens';
import { message } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';
import { type Options } from '@/rules/spy-connection/model/options';
import { MISSIONS } from '@/rules/spy-connection/model/prices';
import { type Options as LightOptions } from '@/rules/spy-connection/light/state';

const item = (id: string, count?: number): ChecklistItem => ({
  id,
  label: message(`ui.list.${id}`),
  ...(count === undefined ? {} : { count }),
});

/** SC-10 to SC-15: what to put where, with counts. */
export const checklist = (chosen: TableOptions): readonly ChecklistItem[] => {
  const options = chosen as Options | LightOptions;
  const { seatCount, board, agents } = options;
  const chooses = 'startMissions' in options && options.startMissions === 'chosen';
  const digital = 'decks' in options && options.decks === 'digital';
  const fewer = agents.filter((count) => count === 14).length;
  return [
    item(board === 'dark' ? 'dark' : 'light'),
    item('spies', seatCount),
    ...(fewer === 0 ? [item('agents', 15)] : []),
    ...(fewer === seatCount ? [item('agents', 14)] : []),
    ...(fewer > 0 && fewer < seatCount ? [item('agents-mixed')] : []),
    ...(digital
      ? [item('digital')]
      : [
          item('shuffle', MISSIONS),
          item('display', 4),
          item(chooses ? 'reveal' : 'deal', seatCount),
          item('box', 5 - seatCount),
        ]),
    item('red'),
  ];
};
