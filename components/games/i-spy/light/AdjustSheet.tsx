import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { type Measure, type Nation } from '@/rules/i-spy/model/pieces';
import { adjust } from '@/rules/i-spy/light/moves/adjust';
import { Amounts } from '../entry/Amounts';
import { nationName } from '../words';
import { type LightProps } from './light';

interface AdjustSheetProps extends LightProps {
  readonly nation: Nation;
  readonly onClose: () => void;
}

const BY: Readonly<Record<Measure, readonly number[]>> = {
  influence: [1, 2, 3, 4, -1, -2, -3, -4, -5, -6, -7, -8],
  power: [1, 2, 3, -1, -2, -3],
};
const MEASURES: readonly Measure[] = ['influence', 'power'];

/** A contact or a Sabotage as it happens at the table: the Nation, then the amount. */
export function AdjustSheet({ light, seat, nation, onClose }: AdjustSheetProps) {
  const { t, view, act } = light;
  return (
    <Sheet open title={nationName(t, nation)} onClose={onClose}>
      <AppText tone="soft">{t('ui.adjust-hint')}</AppText>
      {MEASURES.map((measure) => (
        <Amounts
          key={measure}
          label={t('ui.adjust-now', { what: t(`ui.${measure}`), now: view.standing[measure][nation] })}
          amounts={BY[measure]}
          changes
          onAmount={(by) => {
            onClose();
            act(seat, adjust.make({ measure, nation, by }));
          }}
        />
      ))}
    </Sheet>
  );
}
