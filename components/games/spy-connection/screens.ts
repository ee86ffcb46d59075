import { type GameScreens } from '@/components/match/game-screens';
import { modules } from '@/rules/spy-connection/game';
import { fingerprint } from './fingerprint';
import { Miniature } from './Miniature';
import { Check } from './check/Check';
import { checklist } from './checklist';
import { counted } from './counted';
import { laid } from './laid';
import { again, defaults } from './defaults';
import { Glance } from './glance/Glance';
import { midGame } from './setup/mid-game';
import { fourteenAgents, Setup } from './setup/Setup';
import { LightActions } from './light/LightActions';
import { LightBoard } from './light/LightBoard';
import { LightTable } from './light/LightTable';
import { strip } from './strip';
import { SpyTable } from './SpyTable';

export const screens: GameScreens = {
  rules: modules,
  defaults,
  again,
  Setup,
  seatOption: fourteenAgents,
  midGame,
  checklist,
  laid,
  strip,
  counted,
  Board: LightBoard,
  LightBoard,
  Table: SpyTable,
  LightTable,
  Actions: LightActions,
  Glance,
  Check,
  Miniature,
  fingerprint,
  beside: ['score.covered'],
};
