import { type ReactNode, useState } from 'react';
import { Linking } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useDebrief, useSettings } from '@/components/kit/store/use-debrief';
import { TextField } from '@/components/kit/TextField';
import { useToast } from '@/components/kit/Toast';
import { speakerOf } from '@/i18n/words';
import { useLanguage, useWords } from '@/i18n/use-translate';
import { bgStatsLink } from '@/store/plays/bg-stats';
import { personOf } from '@/store/plays/people';
import { type Play } from '@/store/plays/play';
import { useGameCard, useWordsOf } from '../game-cards';
import { seatNames } from '../seat-names';

/** They come while the result is looked at. */
const WORDS = { id: 'plays' };

interface BgStats {
  readonly post: () => void;
  /** Asks for the game's number, once. */
  readonly sheet: ReactNode;
}

/** Hands a play to the app BG Stats by a link; without that app a page says what it is. */
export const useBgStats = (play: Play | undefined): BgStats => {
  const t = useWords(WORDS.id);
  const toast = useToast();
  const language = useLanguage();
  const debrief = useDebrief();
  const { bggIds } = useSettings();
  useWordsOf(WORDS);
  const card = useGameCard(play?.game);
  const [asking, setAsking] = useState(false);
  const known = card?.bggId ?? bggIds[play?.game ?? ''];
  const send = (bggId: number | undefined) => {
    setAsking(false);
    if (!play) return;
    const who = personOf(debrief.players.state.getState());
    const names = seatNames(play.players, (number) => t('match.player', { number }));
    const players = play.players.map((seated, of) => ({
      ...{ name: names[of] ?? '', key: who(seated) ?? `seat-${of + 1}` },
    }));
    const game = speakerOf(language, play.game)('name');
    Linking.openURL(bgStatsLink(play, { game, bggId, players })).catch(() =>
      toast({ text: t('plays.link-failed') }),
    );
  };
  const keep = (bggId: number) => {
    if (play) debrief.settings.set({ bggIds: { ...bggIds, [play.game]: bggId } });
    send(bggId);
  };
  return {
    post: () => (known === undefined ? setAsking(true) : send(known)),
    sheet: asking && (
      <NumberSheet onClose={() => setAsking(false)} onKeep={keep} onWithout={() => send(undefined)} />
    ),
  };
};

interface NumberSheetProps {
  readonly onClose: () => void;
  readonly onKeep: (bggId: number) => void;
  readonly onWithout: () => void;
}

function NumberSheet({ onClose, onKeep, onWithout }: NumberSheetProps) {
  const t = useWords(WORDS.id);
  const [typed, setTyped] = useState('');
  const fits = /^[1-9]\d{0,6}$/.test(typed.trim());
  return (
    <Sheet open title={t('plays.bg-stats')} onClose={onClose}>
      <AppText tone="soft">{t('plays.bgg-lead')}</AppText>
      <TextField
        label={t('plays.bgg')}
        value={typed}
        keyboard="number-pad"
        maxLength={7}
        problem={typed === '' || fits ? undefined : t('plays.bgg-wrong')}
        onChange={setTyped}
      />
      <Button
        label={t('plays.bgg-go')}
        icon="check"
        reason={fits ? undefined : t('plays.bgg-wrong')}
        onPress={() => onKeep(Number(typed.trim()))}
      />
      <Button label={t('plays.bgg-without')} kind="quiet" onPress={onWithout} />
    </Sheet>
  );
}
