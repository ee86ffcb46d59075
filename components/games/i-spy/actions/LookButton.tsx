import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { type ActProps } from './act-props';

interface LookButtonProps extends Omit<ActProps, 'table'> {
  readonly seatName: (seat: number) => string;
}

/** IS-15, IS-45: the way to what this player alone may see. */
export function LookButton({ seatName, seat, onLook }: LookButtonProps) {
  const app = useTranslate();
  if (!onLook) return undefined;
  const label = app('secret.open', { name: seatName(seat) });
  return <Button label={label} kind="secondary" icon="lock" onPress={onLook} />;
}
