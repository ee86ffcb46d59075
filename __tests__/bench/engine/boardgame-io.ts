import { type State } from '@/rules/spy-connection/model/state';
import { clientFrom } from './peer';
import { playedBy } from './side';

playedBy((_, from) => {
  const client = clientFrom(from);
  return {
    play: ({ actor, move }) => client.moves.play?.(actor, move),
    state: () => client.getState()?.G as State,
  };
});
