import { Questions } from '@/components/match/Questions';
import { GAME } from '../table';
import { AdjacentQuestion } from './AdjacentQuestion';
import { CoerceQuestion } from './CoerceQuestion';
import { DisplacedQuestion } from './DisplacedQuestion';
import { PlayQuestion } from './PlayQuestion';
import { RankingQuestion } from './RankingQuestion';
import { TouchQuestion } from './TouchQuestion';
import { WinnerQuestion } from './WinnerQuestion';

const QUESTIONS = {
  touch: TouchQuestion,
  play: PlayQuestion,
  adjacent: AdjacentQuestion,
  displaced: DisplacedQuestion,
  coerce: CoerceQuestion,
  ranking: RankingQuestion,
  winner: WinnerQuestion,
};

export function Check() {
  return <Questions game={GAME} questions={QUESTIONS} />;
}
