import { useState } from 'react';
import { Card } from '@/components/ui/Card';
import { Segmented } from '@/components/ui/Segmented';
import { useGameWords } from '@/i18n/use-say';
import { GAME } from '../table';
import { CompleteQuestion } from './CompleteQuestion';
import { CutQuestion } from './CutQuestion';
import { TravelQuestion } from './TravelQuestion';

const QUESTIONS = { travel: TravelQuestion, complete: CompleteQuestion, cut: CutQuestion } as const;

type Question = keyof typeof QUESTIONS;

/** "Can I …?" Each question asks only what its rule needs, and has answered before anything is entered. */
export function Check() {
  const t = useGameWords(GAME);
  const [question, setQuestion] = useState<Question>('travel');
  const Asked = QUESTIONS[question];
  return (
    <>
      <Segmented<Question>
        label={t('ui.check.which')}
        hideLabel
        value={question}
        onChange={setQuestion}
        choices={(Object.keys(QUESTIONS) as Question[]).map((value) => ({
          value,
          label: t(`ui.check.${value}`),
        }))}
      />
      <Card title={t(`ui.check.${question}-title`)} marked>
        <Asked />
      </Card>
    </>
  );
}
