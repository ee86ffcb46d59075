import { full } from '@/rules/spy-connection/game';
import { playedBy } from './side';

/** What no engine around these rules can beat: each move applied, without a check and without a log. */
playedBy((_, from) => {
  let state = from;
  return {
    play: ({ actor, move }) => {
      state = full.apply(state, actor, move);
    },
    state: () => state,
  };
});
