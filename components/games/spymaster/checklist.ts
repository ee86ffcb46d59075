import { type ChecklistItem } from '@/components/match/game-screens';
import { message } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';
import { type Options as LightOptions } from '@/rules/spymaster/light/state';
import { FREELANCE_AGENTS, SPECIAL_AGENTS, STACKS, stackSize } from '@/rules/spymaster/model/prints';
import { type Options } from '@/rules/spymaster/model/options';

const item = (id: string, count?: number): ChecklistItem => ({
  id,
  label: message(`ui.list.${id}`),
  ...(count === undefined ? {} : { count }),
});

/** Two for each of the six Mission spaces, SM-12. */
const MISSIONS_LAID = 6;

/** SM-1, SM-10 to SM-13: what to put where, with counts. */
export const checklist = (chosen: TableOptions): readonly ChecklistItem[] => {
  const options = chosen as Options | LightOptions;
  const full = 'rows' in options ? options : undefined;
  const { seatCount } = options;
  return [
    item('board'),
    item('agents', SPECIAL_AGENTS),
    item(full?.placement === 'digital' ? 'freelance-walk' : 'freelance', FREELANCE_AGENTS),
    ...(full?.intelligenceDeck === 'digital'
      ? [item('digital-cards')]
      : [
          item('shuffle'),
          item('stacks', STACKS.length),
          item('stack-size', stackSize(seatCount)),
          item('rest'),
        ]),
    ...(full?.missionDeck === 'digital'
      ? [item('digital-missions')]
      : [item('facedown', MISSIONS_LAID), item('faceup', MISSIONS_LAID), item('mission-deck')]),
    item('pawn'),
  ];
};
