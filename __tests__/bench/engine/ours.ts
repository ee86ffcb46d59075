import { MatchLog } from '@/rules/core/log/match-log';
import { full, type Move } from '@/rules/spy-connection/game';
import { type State } from '@/rules/spy-connection/model/state';
import { anyGame } from '../../support/replay';
import { playedBy } from './side';

playedBy((options, from) => {
  const log = new MatchLog(anyGame<Move, State>({ ...full, start: () => from }), options);
  return {
    play: (draft) => {
      if (!log.append([draft], 0).ok) throw new Error('refused');
    },
    state: () => log.state,
  };
});
