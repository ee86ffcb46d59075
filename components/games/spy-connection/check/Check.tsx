import { Questions } from '@/components/match/Questions';
import { GAME } from '../table';
import { AcceptQuestion } from './AcceptQuestion';
import { PriceQuestion } from './PriceQuestion';
import { TakeBackQuestion } from './TakeBackQuestion';
import { TieQuestion } from './TieQuestion';

const QUESTIONS = {
  price: PriceQuestion,
  accept: AcceptQuestion,
  'take-back': TakeBackQuestion,
  tie: TieQuestion,
};

export function Check() {
  return <Questions game={GAME} questions={QUESTIONS} />;
}
