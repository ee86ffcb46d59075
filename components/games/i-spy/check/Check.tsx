import { useState } from 'react';
import { Card } from '@/components/ui/Card';
import { Segmented } from '@/components/ui/Segmented';
import { useGameWords } from '@/i18n/use-say';
import { GAME } from '../table';
import { PhaseQuestion } from './PhaseQuestion';
import { RankingQuestion } from './RankingQuestion';
import { TouchQuestion } from './TouchQuestion';
import { WinnerQuestion } from './WinnerQuestion';

const QUESTIONS = {
  touch: TouchQuestion,
  ranking: RankingQuestion,
  winner: WinnerQuestion,
  phase: PhaseQuestion,
} as const;

type Question = keyof typeof QUESTIONS;

/** "Can I …?" Each question asks only what its rule needs, and has answered before anything is entered. */
export function Check() {
  const t = useGameWords(GAME);
  const [question, setQuestion] = useState<Question>('touch');
  const Asked = QUESTIONS[question];
  return (
    <>
      <Segmented<Question>
        label={t('ui.check.question')}
        hideLabel
        value={question}
        onChange={setQuestion}
        choices={(Object.keys(QUESTIONS) as readonly Question[]).map((value) => ({
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
