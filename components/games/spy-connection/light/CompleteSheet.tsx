import { useState } from 'react';
import { PointChips } from '@/components/kit/PointChips';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { Toggle } from '@/components/kit/Toggle';
import { useGameWords } from '@/i18n/use-say';
import { type Move } from '@/rules/spy-connection/light/game';
import { type Moved } from '@/rules/spy-connection/light/state';
import { completeMission } from '@/rules/spy-connection/light/moves/complete-mission';
import { GAME } from '../table';
import { Returned } from './Returned';

interface CompleteSheetProps {
  readonly most: Moved;
  readonly only: boolean;
  readonly onDone: (move: Move) => void;
  readonly onClose: () => void;
}

/** SC-51, SC-53: points, what comes back, and whether an extra turn follows. */
export function CompleteSheet({ most, only, onDone, onClose }: CompleteSheetProps) {
  const t = useGameWords(GAME);
  const [points, setPoints] = useState<number>();
  const [back, setBack] = useState<Moved>({
    agents: 0,
    circles: only ? most.circles : Math.min(most.circles, 1),
  });
  const [extraTurn, setExtraTurn] = useState(false);
  const complete = () => {
    if (points !== undefined) onDone(completeMission.make({ points, extraTurn, ...back }));
  };
  return (
    <Sheet
      open
      title={t('ui.light.complete-mission')}
      onClose={onClose}
      footer={
        <Button
          label={t('ui.light.completed')}
          icon="check"
          reason={points === undefined ? t('ui.entry-no-points') : undefined}
          onPress={complete}
        />
      }
    >
      <AppText variant="label">{t('ui.entry-points')}</AppText>
      <PointChips label={t('ui.entry-points')} chosen={points} onPoints={setPoints} />
      <Returned back={back} most={most} only={only} onChange={setBack} />
      <Toggle label={t('ui.extra-turn')} value={extraTurn} onChange={setExtraTurn} />
    </Sheet>
  );
}
