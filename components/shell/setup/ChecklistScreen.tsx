import { useRouter } from 'expo-router';
import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useBack } from '@/components/kit/use-back';
import { useMatch, useStanding } from '@/components/match/match-context';
import { SeatMark } from '@/components/match/SeatMark';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { CheckRow } from '@/components/kit/CheckRow';
import { Progress } from '@/components/kit/Progress';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { isKeptFor, keepSetup } from './kept-setup';

/** What to put where. Ticks are kept with the match; nobody has to tick anything to begin. */
export function ChecklistScreen() {
  const t = useTranslate();
  const router = useRouter();
  const { matches } = useDebrief();
  const { header, screens, seatName, say } = useMatch();
  const up = useBack({ pathname: '/match/[id]', params: { id: header.id } });
  const { options } = useStanding().log;
  const items = screens.checklist(options, header.module);
  const ticked = items.map(({ id }) => id).filter((id) => header.ticked?.includes(id));
  // Nobody has begun: back leads to what was chosen, and leaves no match behind.
  const [isFresh] = useState(() => isKeptFor(header.id));
  const begun = useRef(false);
  useEffect(() => {
    if (!isFresh) return undefined;
    return () => {
      if (!begun.current) matches.delete(header.id);
    };
  }, [isFresh, matches, header.id]);
  const back = () =>
    isFresh ? router.replace({ pathname: '/game/[game]/setup', params: { game: header.game } }) : up();
  const begin = () => {
    begun.current = true;
    keepSetup(undefined);
    router.dismissTo({ pathname: '/match/[id]', params: { id: header.id } });
  };
  const tick = (id: string, done: boolean) =>
    matches.tick(header.id, done ? [...ticked, id] : ticked.filter((other) => other !== id));
  return (
    <Screen
      title={t('checklist.title')}
      onBack={back}
      footer={<Button label={t('checklist.begin')} icon="play" onPress={begin} />}
    >
      <View style={styles.starter}>
        <SeatMark seat={options.startSeat} />
        <AppText variant="title" style={styles.words}>
          {t('checklist.starter', { name: seatName(options.startSeat) })}
        </AppText>
      </View>
      <Progress label={t('checklist.progress')} value={ticked.length} max={items.length} />
      <Card>
        <View>
          {items.map(({ id, label, count }) => (
            <CheckRow
              key={id}
              label={say(label)}
              {...(count === undefined ? {} : { count })}
              checked={ticked.includes(id)}
              onChange={(done) => tick(id, done)}
            />
          ))}
        </View>
      </Card>
    </Screen>
  );
}

const styles = StyleSheet.create({
  starter: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
