import { useRouter } from 'expo-router';
import { useState } from 'react';
import { useBack } from '@/components/kit/use-back';
import { seatNames } from '@/components/match/seat-names';
import { whyOf } from '@/components/match/wording';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Columns } from '@/components/kit/Grid';
import { Screen } from '@/components/kit/Screen';
import { Segmented } from '@/components/kit/Segmented';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { keepSetup } from './kept-setup';
import { PlayersCard } from './PlayersCard';
import { type Depth, type Setup, type SetupParts, useSetup } from './use-setup';

/** Everything has a value from the start: who is in a hurry presses Start at once. */
export function SetupForm(parts: SetupParts) {
  const { game, screens, opened } = parts;
  const t = useTranslate();
  const words = useGameWords(game.id);
  const router = useRouter();
  const back = useBack({ pathname: '/game/[game]', params: { game: game.id } });
  const setup = useSetup(parts);
  const [failed, setFailed] = useState(false);
  const names = seatNames(setup.seats, (number) => t('match.player', { number }));
  const tracking = opened === 'at-the-start';
  const seatName = (seat: number) => names[seat] ?? '';
  const reasons = setup.violations.map((violation) => whyOf({ words, seatName }, violation));
  const start = async () => {
    const created = await setup.start();
    setFailed(!created.ok);
    if (!created.ok) return;
    const listed = tracking && screens.checklist(setup.options, setup.depth).length > 0;
    if (!listed) keepSetup(undefined);
    const pathname = listed ? '/match/[id]/checklist' : '/match/[id]';
    router.replace({ pathname, params: { id: created.value } });
  };
  return (
    <Screen
      title={t(tracking ? 'setup.title' : 'setup.score-title', { game: words('name') })}
      onBack={back}
      wide
      footer={
        <>
          {failed && <AppText tone="danger">{t('setup.not-started')}</AppText>}
          <Button
            label={t(tracking ? 'setup.start' : 'setup.score-start')}
            icon={tracking ? 'play' : 'score'}
            reason={reasons.length > 0 ? reasons.join(' ') : undefined}
            onPress={() => void start()}
          />
        </>
      }
    >
      <Columns
        left={<PlayersCard setup={setup} names={names} />}
        right={
          <>
            {(tracking || screens.scoreAsks !== false) && (
              <StarterCard
                past={!tracking}
                asks={tracking || !screens.scoreAsks ? undefined : words(screens.scoreAsks)}
                setup={setup}
                names={names}
              />
            )}
            {tracking && (
              <Card title={t('setup.depth')}>
                <Segmented<Depth>
                  label={t('setup.depth')}
                  hideLabel
                  value={setup.depth}
                  onChange={setup.setDepth}
                  choices={[
                    { value: 'light', label: t('setup.light') },
                    { value: 'full', label: t('setup.full') },
                  ]}
                />
                <AppText tone="soft">
                  {t(setup.depth === 'light' ? 'setup.light-detail' : 'setup.full-detail')}
                </AppText>
              </Card>
            )}
            <Card title={words('name')}>
              <screens.Setup
                options={setup.options}
                players={setup.seats}
                depth={setup.depth}
                prints={setup.prints}
                onChange={setup.setOptions}
              />
              {reasons.map((reason) => (
                <AppText key={reason} tone="danger" aria-live="polite">
                  {reason}
                </AppText>
              ))}
            </Card>
          </>
        }
      />
    </Screen>
  );
}

interface StarterCardProps {
  /** At the end the one who began may decide a tie, and chance no longer can. */
  readonly past: boolean;
  /** What the game asks for at its end in the place of who began. */
  readonly asks: string | undefined;
  readonly setup: Setup;
  readonly names: readonly string[];
}

const CHANCE = 'chance';

function StarterCard({ past, asks, setup: { seats, starter, setStarter }, names }: StarterCardProps) {
  const t = useTranslate();
  const present = seats.some(({ key }) => key === starter);
  const title = asks ?? t(past ? 'setup.started' : 'setup.starter');
  const nobody = past ? String(seats[0]?.key) : CHANCE;
  return (
    <Card title={title}>
      <Segmented
        label={title}
        hideLabel
        brief
        value={present ? String(starter) : nobody}
        onChange={(value) => setStarter(value === CHANCE ? undefined : Number(value))}
        choices={[
          ...(past ? [] : [{ value: CHANCE, label: t('setup.chance'), icon: 'shuffle' as const }]),
          ...seats.map(({ key }, seat) => ({ value: String(key), label: names[seat] ?? '' })),
        ]}
      />
    </Card>
  );
}
