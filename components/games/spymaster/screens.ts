import { type GameScreens } from '@/components/match/game-screens';
import { modules } from '@/rules/spymaster/game';
import { Actions } from './actions/Actions';
import { Board } from './board/Board';
import { fingerprint } from './fingerprint';
import { Miniature } from './Miniature';
import { Check } from './check/Check';
import { checklist } from './checklist';
import { again, defaults } from './defaults';
import { Entry } from './entry/Entry';
import { midGame } from './setup/mid-game';
import { Setup } from './setup/Setup';
import { LightBoard } from './light/LightBoard';
import { LightTable } from './light/LightTable';
import { strip } from './strip';
import { Table } from './Table';

export const screens: GameScreens = {
  rules: modules,
  defaults,
  again,
  Setup,
  // SM-13
  beginsAsked: 'ui.setup.most-ids',
  scoreAsks: false,
  midGame,
  checklist,
  strip,
  Board,
  LightBoard,
  Table,
  LightTable,
  Actions,
  ownLook: true,
  Check,
  Miniature,
  fingerprint,
  beside: ['score.bonus', 'score.bonus-tied'],
  Entry,
};
