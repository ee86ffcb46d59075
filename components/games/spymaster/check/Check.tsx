import { Questions } from '@/components/kit/check/Questions';
import { GAME } from '../table';
import { CompleteQuestion } from './CompleteQuestion';
import { CutQuestion } from './CutQuestion';
import { TravelQuestion } from './TravelQuestion';

const QUESTIONS = { travel: TravelQuestion, complete: CompleteQuestion, cut: CutQuestion };

export function Check() {
  return <Questions game={GAME} questions={QUESTIONS} />;
}
