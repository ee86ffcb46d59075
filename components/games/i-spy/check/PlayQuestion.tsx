import { useState } from 'react';
import { Answer } from '@/components/match/Questions';
import { useGameWords } from '@/i18n/use-say';
import { mayPlay, playAsks } from '@/rules/i-spy/questions/cards';
import { GAME } from '../table';
import { FIRST_FACTS, PlayFactFields } from './PlayFactFields';

/** IS-24, IS-35 */
export function PlayQuestion() {
  const t = useGameWords(GAME);
  const [facts, setFacts] = useState(FIRST_FACTS);
  const seatName = (number: number) => t('ui.check.opponent', { number });
  return (
    <>
      <Answer game={GAME} verdict={mayPlay(facts)} seatName={seatName} />
      <PlayFactFields facts={facts} asks={playAsks(facts)} onChange={setFacts} />
    </>
  );
}
