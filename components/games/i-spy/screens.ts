import { type GameScreens } from '@/components/match/game-screens';
import { modules } from '@/rules/i-spy/game';
import { Actions } from './actions/Actions';
import { Board } from './board/Board';
import { Glance } from './board/Glance';
import { fingerprint } from './fingerprint';
import { Miniature } from './Miniature';
import { Check } from './check/Check';
import { PhaseCalculator } from './check/PhaseCalculator';
import { checklist } from './checklist';
import { counted } from './counted';
import { laid } from './laid';
import { again, defaults } from './defaults';
import { midGame } from './setup/mid-game';
import { Setup } from './setup/Setup';
import { LightBoard } from './light/LightBoard';
import { LightTable } from './light/LightTable';
import { MatchTable } from './MatchTable';
import { servedBy } from './served-by';
import { strip } from './strip';

export const screens: GameScreens = {
  rules: modules,
  defaults,
  again,
  Setup,
  // IS-60: the order of the end starts with the holder, whoever began.
  scoreAsks: 'ui.holder-at-the-end',
  midGame,
  checklist,
  laid,
  strip,
  counted,
  Board,
  LightBoard,
  Table: MatchTable,
  LightTable,
  Actions,
  ownLook: true,
  Glance,
  Check,
  calculator: { title: 'ui.calc.title', Calculator: PhaseCalculator },
  Miniature,
  fingerprint,
  beside: ['score.asset'],
  servedBy,
};
