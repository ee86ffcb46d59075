import { type QuietAction } from '@/components/kit/stage/dock-action';
import { type TableProps } from '@/components/match/game-screens';
import { hasSecrets } from '@/components/match/who-acts';
import { type Seat } from '@/rules/core/seat';
import { type Table } from '../table';

/** SM-24: the way to the hand of whoever is to act, where the app knows it. */
export const lookAt = (
  { log, onPass }: TableProps,
  { lookName }: Pick<Table, 'lookName'>,
  seat: Seat,
): readonly [] | readonly [QuietAction] =>
  hasSecrets(log, seat) ? [{ label: lookName(seat), icon: 'lock', onPress: () => onPass(seat) }] : [];
