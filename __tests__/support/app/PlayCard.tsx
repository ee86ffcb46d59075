import { useState } from 'react';
import { type BoardProps } from '@/components/match/game-screens';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { type Move } from '../courier/game';
import { type State, CARDS } from '../courier/model';

/** With real cards a person types the value; the card is the first that nobody has seen yet. */
export function PlayCard({ session, play }: BoardProps) {
  const t = useGameWords('courier');
  const [value, setValue] = useState(3);
  const { players, active } = session.moment.standing.log.state as State;
  const seen = new Set(players.flatMap(({ played }) => played.map(({ card }) => card)));
  const card = CARDS.find((each) => !seen.has(each));
  const move: Move | undefined = card ? { type: 'play', card, value } : undefined;
  return (
    <Card title={t('board.play')}>
      <Stepper label={t('check.mine')} value={value} min={1} max={6} onChange={setValue} />
      <Button label={t('board.play')} onPress={() => move && play(active, move)} />
    </Card>
  );
}
