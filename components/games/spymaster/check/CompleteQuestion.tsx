import { useState } from 'react';
import { Answer } from '@/components/match/Questions';
import { Stepper } from '@/components/kit/Stepper';
import { Toggle } from '@/components/kit/Toggle';
import { useGameWords } from '@/i18n/use-say';
import { type Intelligence, SPECIAL_AGENTS } from '@/rules/spymaster/model/prints';
import { mayComplete } from '@/rules/spymaster/questions';
import { GAME } from '../table';

const of = (type: Intelligence['type'], value: number): readonly Intelligence[] =>
  value > 0 ? [{ type, value }] : [];

/** SM-33, SM-35: what is shown against what is there. Which type it is makes no difference, only whether it fits. */
export function CompleteQuestion() {
  const t = useGameWords(GAME);
  const [special, setSpecial] = useState({ needed: 2, there: 2 });
  const [freelance, setFreelance] = useState({ needed: 2, there: 1 });
  const [value, setValue] = useState(3);
  const [burned, setBurned] = useState(3);
  const [isOther, setOther] = useState(false);
  const [isNew, setNew] = useState(false);
  const verdict = mayComplete({
    specialAgents: special,
    freelanceAgents: freelance,
    intelligence: { type: 'surveillance', value },
    burned: [...of('surveillance', burned), ...(isOther ? of('espionage', 1) : [])],
    isNew,
  });
  return (
    <>
      <Answer game={GAME} verdict={verdict} />
      <Stepper
        label={t('ui.check.special-needed')}
        value={special.needed}
        max={SPECIAL_AGENTS}
        onChange={(needed) => setSpecial({ ...special, needed })}
      />
      <Stepper
        label={t('ui.check.special-there')}
        value={special.there}
        max={SPECIAL_AGENTS}
        onChange={(there) => setSpecial({ ...special, there })}
      />
      <Stepper
        label={t('ui.check.freelance-needed')}
        value={freelance.needed}
        max={6}
        onChange={(needed) => setFreelance({ ...freelance, needed })}
      />
      <Stepper
        label={t('ui.check.freelance-there')}
        value={freelance.there}
        max={18}
        onChange={(there) => setFreelance({ ...freelance, there })}
      />
      <Stepper label={t('ui.check.value')} value={value} min={1} max={20} onChange={setValue} />
      <Stepper label={t('ui.check.burned')} value={burned} max={60} onChange={setBurned} />
      <Toggle label={t('ui.check.other-type')} value={isOther} onChange={setOther} />
      <Toggle label={t('ui.check.new')} detail={t('ui.check.new-detail')} value={isNew} onChange={setNew} />
    </>
  );
}
