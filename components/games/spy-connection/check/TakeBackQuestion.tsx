import { useState } from 'react';
import { Answer } from '@/components/match/Questions';
import { Segmented } from '@/components/kit/Segmented';
import { Stepper } from '@/components/kit/Stepper';
import { Toggle } from '@/components/kit/Toggle';
import { useGameWords } from '@/i18n/use-say';
import { mayTakeBack, type TakeBackFacts } from '@/rules/spy-connection/questions';
import { GAME } from '../table';

type From = TakeBackFacts['from'];

const FROM: readonly From[] = ['space', 'objective', 'assigned'];

/** SC-35, SC-36 */
export function TakeBackQuestion() {
  const t = useGameWords(GAME);
  const [from, setFrom] = useState<From>('space');
  const [there, setThere] = useState(1);
  const [lifted, setLifted] = useState(1);
  const [joined, setJoined] = useState(true);
  const facts: TakeBackFacts = from === 'space' ? { from, there, lifted, joined } : { from };
  const setCount = (count: number) => {
    setThere(count);
    setLifted(Math.min(lifted, count));
  };
  return (
    <>
      <Answer game={GAME} verdict={mayTakeBack(facts)} />
      <Segmented<From>
        label={t('ui.check.from')}
        value={from}
        onChange={setFrom}
        choices={FROM.map((value) => ({ value, label: t(`ui.check.from-${value}`) }))}
      />
      {from === 'space' && (
        <>
          <Stepper label={t('ui.check.there')} value={there} min={1} max={2} onChange={setCount} />
          <Stepper label={t('ui.check.lifted')} value={lifted} min={1} max={there} onChange={setLifted} />
          <Toggle
            label={t('ui.check.joined')}
            detail={t('ui.check.joined-detail')}
            value={joined}
            onChange={setJoined}
          />
        </>
      )}
    </>
  );
}
