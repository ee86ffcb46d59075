import { View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { AppText } from '@/components/ui/AppText';
import { Sheet } from '@/components/ui/Sheet';
import { isBroken } from '../words';
import type { ActSheetProps } from './act-props';
import { offersOf } from './act-props';
import { CardRow } from './CardRow';

/** IS-23: which card of the Records comes back at the end of the turn. */
export function RetrieveSheet({ table, seat, onClose }: ActSheetProps) {
  const { t, say, why, act } = table;
  return (
    <Sheet open title={t('ui.do-retrieve')} onClose={onClose}>
      <AppText tone="soft">{t('ui.retrieve-hint')}</AppText>
      <View style={{ gap: space.s }}>
        {offersOf({ table, seat }, 'retrieve').map(({ id, label, move, violations }) => (
          <CardRow
            key={id}
            title={say(label)}
            detail={why(violations)}
            faint={isBroken(violations)}
            onPress={() => {
              onClose();
              act(seat, move);
            }}
          />
        ))}
      </View>
    </Sheet>
  );
}
