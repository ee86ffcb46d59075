import { View } from 'react-native';
import { type BoardProps } from '@/components/match/game-screens';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Columns } from '@/components/kit/Grid';
import { useGameWords } from '@/i18n/use-say';
import { type View as CourierView } from '../courier/game';
import { type State } from '../courier/model';
import { PlayCard } from './PlayCard';
import { LightBoard } from './LightBoard';

export function Board(props: BoardProps) {
  const { session, viewer, seatName } = props;
  const t = useGameWords('courier');
  const { game, state } = session.moment.standing.log;
  const { players } = game.view(state, viewer) as CourierView;
  const { options, phase } = state as State;
  return (
    <View style={{ gap: space.l }}>
      <Columns
        left={<LightBoard {...props} />}
        right={players.map(({ played, cards, hand }, seat) => (
          <Card key={seat} tab={seatName(seat)} marked={seat === viewer}>
            <AppText>
              {played.length === 0
                ? t('board.nothing')
                : played.map(({ card, value }) => `${t(`piece.${card}`)} (${value})`).join(', ')}
            </AppText>
            <AppText variant="small" tone="soft">
              {hand
                ? t('board.hand', { cards: hand.map((card) => (card ? t(`piece.${card}`) : '?')).join(', ') })
                : t('board.cards', { count: cards })}
            </AppText>
          </Card>
        ))}
      />
      {options.deck === 'physical' && phase === 'act' && <PlayCard {...props} />}
    </View>
  );
}
