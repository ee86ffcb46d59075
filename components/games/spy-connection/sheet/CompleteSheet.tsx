import { useState } from 'react';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { Stepper } from '@/components/ui/Stepper';
import { Toggle } from '@/components/ui/Toggle';
import { useGameWords } from '@/i18n/use-say';
import type { Move } from '@/rules/spy-connection/sheet/types';
import { GAME } from '../table';
import { PointChips } from './PointChips';

interface CompleteSheetProps {
  /** Agents that are not in the supply. */
  readonly out: number;
  readonly onDone: (move: Move) => void;
  readonly onClose: () => void;
}

/** SC-51, SC-53: points, what comes back, and whether an extra turn follows. */
export function CompleteSheet({ out, onDone, onClose }: CompleteSheetProps) {
  const t = useGameWords(GAME);
  const [points, setPoints] = useState<number>();
  const [agents, setAgents] = useState(Math.min(out, 1));
  const [extraTurn, setExtraTurn] = useState(false);
  const complete = () => {
    if (points !== undefined) onDone({ type: 'complete-mission', points, extraTurn, agents });
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
      <Stepper label={t('ui.agents-back')} value={agents} max={out} onChange={setAgents} />
      <Toggle label={t('ui.extra-turn')} value={extraTurn} onChange={setExtraTurn} />
    </Sheet>
  );
}
