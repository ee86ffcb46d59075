import { useState } from 'react';
import { View } from 'react-native';
import { Answer } from '@/components/match/Questions';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Segmented } from '@/components/kit/Segmented';
import { useGameWords, useSay } from '@/i18n/use-say';
import { coerceAsks, type CoerceFacts, mayCoerce, type PlayFacts } from '@/rules/i-spy/questions/cards';
import { GAME } from '../table';
import { FIRST_FACTS, PlayFactFields } from './PlayFactFields';

type Player = CoerceFacts['player'];
const PLAYERS: readonly Player[] = ['coercer', 'opponent'];

/** IS-37, IS-38 */
export function CoerceQuestion() {
  const t = useGameWords(GAME);
  const [facts, setFacts] = useState<PlayFacts>({ ...FIRST_FACTS, card: 'private-line' });
  const [player, setPlayer] = useState<Player>('opponent');
  const seatName = (number: number) => t('ui.check.opponent', { number });
  const say = useSay(GAME, { seatName });
  const verdict = mayCoerce({ ...facts, player });
  return (
    <>
      <Answer game={GAME} verdict={verdict} seatName={seatName} />
      <View role="list" aria-label={t('ui.check.holds')} style={{ gap: space.xs }}>
        {verdict.holds.map((hold) => (
          <AppText key={hold.key} role="listitem">
            {say(hold)}
          </AppText>
        ))}
      </View>
      <Segmented<Player>
        label={t('ui.coerce.step-2')}
        value={player}
        onChange={setPlayer}
        choices={PLAYERS.map((value) => ({ value, label: t(`ui.check.player.${value}`) }))}
      />
      <PlayFactFields facts={facts} asks={coerceAsks({ ...facts, player })} onChange={setFacts} />
    </>
  );
}
