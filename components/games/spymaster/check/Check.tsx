import { Questions } from '@/components/match/Questions';
import { GAME } from '../table';
import { CompleteQuestion } from './CompleteQuestion';
import { CutQuestion } from './CutQuestion';
import { TravelQuestion } from './TravelQuestion';

const QUESTIONS = { travel: TravelQuestion, complete: CompleteQuestion, cut: CutQuestion };

export function Check() {
  return <Questions game={GAME} questions={QUESTIONS} />;
}
