import { type GameScreens } from '@/components/match/game-screens';
import { type View as LightView } from '@/rules/i-spy/light/state';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { type View } from '@/rules/i-spy/model/view';
import { NationPlate } from './nations/NationPlate';

/** The Nation of each spy, once its Alignment is revealed. */
export const servedBy: NonNullable<GameScreens['servedBy']> = {
  of: ({ game, state }, seat) => {
    const { players } = game.view(state, 'table') as View | LightView;
    return players[seat]?.alignment;
  },
  Mark: ({ id }) => <NationPlate nation={id as Nation} size={40} />,
};
