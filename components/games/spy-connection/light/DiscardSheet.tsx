import { useState } from 'react';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useGameWords } from '@/i18n/use-say';
import { type Move } from '@/rules/spy-connection/light/game';
import { type Moved } from '@/rules/spy-connection/light/state';
import { discardMission } from '@/rules/spy-connection/light/moves/discard-mission';
import { GAME } from '../table';
import { Returned } from './Returned';

interface DiscardSheetProps {
  readonly most: Moved;
  readonly only: boolean;
  readonly onDone: (move: Move) => void;
  readonly onClose: () => void;
}

/** SC-25: all that lies on it comes back, the Assigned Agents too. */
export function DiscardSheet({ most, only, onDone, onClose }: DiscardSheetProps) {
  const t = useGameWords(GAME);
  const [back, setBack] = useState<Moved>({ agents: 0, circles: only ? most.circles : 0 });
  return (
    <Sheet
      open
      title={t('ui.light.discard-mission')}
      onClose={onClose}
      footer={
        <Button
          label={t('ui.light.discarded')}
          icon="trash"
          onPress={() => onDone(discardMission.make(back))}
        />
      }
    >
      <Returned back={back} most={most} only={only} onChange={setBack} />
    </Sheet>
  );
}
