import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { PrivateForm } from '../secret/PrivateForm';
import { playerOf } from '../table';
import { isRefused } from '@/rules/core/violation';
import { type ActSheetProps, offersOf } from './act-props';
import { retrieve } from '@/rules/i-spy/moves/retrieve';
import { CardRow } from './CardRow';

/** IS-23: which card of the Records comes back at the end of the turn; a coerced one, IS-37, is chosen in private. */
export function RetrieveSheet({ table, seat, onClose }: ActSheetProps) {
  const { t, view, seatName } = table;
  const [facedown, setFacedown] = useState(false);
  const { records, unseen } = playerOf(view, seat);
  if (facedown)
    return (
      <PrivateForm teller={table} seat={seat} title={t('ui.do-retrieve')} onClose={onClose}>
        {() => <Rows table={table.through(seat)} seat={seat} onClose={onClose} />}
      </PrivateForm>
    );
  return (
    <Sheet open title={t('ui.do-retrieve')} onClose={onClose}>
      <AppText tone="soft">{t('ui.retrieve-hint')}</AppText>
      {(records.length > 0 || unseen === 0) && <Rows table={table} seat={seat} onClose={onClose} />}
      {unseen > 0 && (
        <CardRow
          title={t('ui.retrieve-facedown')}
          detail={t('ui.takes-the-phone', { seat: seatName(seat) })}
          onPress={() => setFacedown(true)}
        />
      )}
    </Sheet>
  );
}

function Rows({ table, seat, onClose }: ActSheetProps) {
  const { say, why, act } = table;
  return (
    <View style={{ gap: space.s }}>
      {offersOf({ table, seat }, retrieve).map(({ id, label, move, violations }) => (
        <CardRow
          key={id}
          title={say(label)}
          detail={why(violations)}
          faint={isRefused(violations)}
          onPress={() => {
            onClose();
            act(seat, move);
          }}
        />
      ))}
    </View>
  );
}
