import { type GameScreens } from '@/components/match/game-screens';
import { modules } from '@/rules/spymaster/game';
import { fingerprint } from './fingerprint';
import { Miniature } from './Miniature';
import { Check } from './check/Check';
import { checklist } from './checklist';
import { counted } from './counted';
import { laid } from './laid';
import { again, defaults } from './defaults';
import { OwnActions } from './hand/OwnActions';
import { OwnHand } from './hand/OwnHand';
import { midGame } from './setup/mid-game';
import { Setup } from './setup/Setup';
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
  laid,
  strip,
  counted,
  Board: OwnHand,
  // Everything lies open on its stage.
  LightBoard: OwnHand,
  Table,
  LightTable,
  Actions: OwnActions,
  Check,
  Miniature,
  fingerprint,
  beside: ['score.bonus', 'score.bonus-tied'],
};
