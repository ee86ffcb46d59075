import { type BoardProps } from '@/components/match/game-screens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { ListRow } from '@/components/kit/ListRow';
import { useGameWords } from '@/i18n/use-say';
import { type View as CourierView } from '../courier/game';

export function LightBoard({ session, viewer, seatName }: BoardProps) {
  const t = useGameWords('courier');
  const { game, state } = session.moment.standing.log;
  const { deck, bank, players } = game.view(state, viewer) as CourierView;
  const number = (value: number) => <AppText variant="number">{value}</AppText>;
  return (
    <Card tab={t('name')}>
      <ListRow title={t('board.deck')} trailing={number(deck)} />
      <ListRow title={t('ledger.bank')} trailing={number(bank)} />
      {players.map(({ coins }, seat) => (
        <ListRow key={seat} title={t('ledger.coins', { seat: seatName(seat) })} trailing={number(coins)} />
      ))}
    </Card>
  );
}
