import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { type ActProps } from './act-props';
import { DockButton } from './DockButton';

interface LookButtonProps extends Omit<ActProps, 'table'> {
  readonly seatName: (seat: number) => string;
  /** Beside others, as an icon alone. */
  readonly small?: boolean;
}

/** IS-15, IS-45: the way to what this player alone may see. */
export function LookButton({ seatName, seat, onLook, small = false }: LookButtonProps) {
  const app = useTranslate();
  if (!onLook) return undefined;
  const name = app('secret.open', { name: seatName(seat) });
  return small ? (
    <DockButton name={name} icon="lock" onPress={onLook} />
  ) : (
    <Button label={name} kind="secondary" icon="lock" onPress={onLook} />
  );
}
