import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { type Moved } from '@/rules/spy-connection/light/state';
import { GAME } from '../table';

interface ReturnedProps {
  readonly back: Moved;
  /** As many as lie there. */
  readonly most: Moved;
  /** No other Mission is open: all covered circles are on this one. */
  readonly only: boolean;
  readonly onChange: (back: Moved) => void;
}

/** SC-25, SC-51: what comes back from a Mission, its circles and its Assigned Agents. */
export function Returned({ back, most, only, onChange }: ReturnedProps) {
  const t = useGameWords(GAME);
  return (
    <>
      <Stepper
        label={t('ui.back-circles')}
        value={back.circles}
        min={only ? most.circles : 0}
        max={most.circles}
        onChange={(circles) => onChange({ ...back, circles })}
      />
      <Stepper
        label={t('ui.back-assigned')}
        value={back.agents}
        max={most.agents}
        onChange={(agents) => onChange({ ...back, agents })}
      />
    </>
  );
}
