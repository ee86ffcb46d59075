import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { type ActProps } from './act-props';

/** SM-24: the way to the hand of whoever is to act. */
export function LookButton({ table, seat, onLook }: ActProps) {
  const app = useTranslate();
  if (!onLook) return undefined;
  const name = app('secret.open', { name: table.seatName(seat) });
  return (
    <Button label={table.t('ui.short.hand')} name={name} kind="secondary" icon="lock" onPress={onLook} />
  );
}
