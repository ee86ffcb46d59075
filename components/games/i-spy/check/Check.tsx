import { Questions } from '@/components/games/Questions';
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
};

export function Check() {
  return <Questions game={GAME} questions={QUESTIONS} />;
}
