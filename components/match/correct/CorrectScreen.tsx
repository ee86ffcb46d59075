import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { EmptyState } from '@/components/kit/EmptyState';
import { Screen } from '@/components/kit/Screen';
import { useToast } from '@/components/kit/Toast';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';
import { useMoment, useStanding } from '../use-moment';
import { useBack } from '../use-back';
import { whyOf } from '../wording';
import { type Counted, changesOf } from './drift';
import { Groups } from './Groups';

/** Sets the match to what really lies on the table, as one correction that can be undone. */
export function CorrectScreen() {
  const t = useTranslate();
  const toast = useToast();
  const back = useBack();
  const opened = useMatch();
  const { session } = opened;
  const { game, state } = useStanding().log;
  const access = useMoment((now) => now.access);
  const [counted, setCounted] = useState<Counted>({});
  const asked = useLocalSearchParams<{ asked?: string }>().asked?.split(',') ?? [];
  const ledger = game.ledger(state, 'table');
  const changes = changesOf(ledger, counted);
  const move = { type: 'correct', changes } as const;
  const [refusal] = changes.length === 0 ? [] : game.check(state, 'table', move);
  const reason =
    access !== 'open'
      ? t('match.read-only')
      : changes.length === 0
        ? t('correct.nothing')
        : refusal && whyOf(opened, refusal);
  const save = () => {
    if (session.play([{ actor: 'table', move }]).kind !== 'played') return;
    back();
    const undo = () => void session.undo();
    toast({ text: t('correct.saved'), action: { label: t('common.undo'), onPress: undo } });
  };
  return (
    <Screen
      title={t('correct.title')}
      onBack={back}
      footer={<Button label={t('correct.save')} icon="check" reason={reason} onPress={save} />}
    >
      <AppText tone="soft">{t('correct.hint')}</AppText>
      {ledger.length === 0 && (
        <EmptyState icon="check" title={t('correct.empty')} hint={t('correct.empty-hint')} />
      )}
      <Groups ledger={ledger} counted={counted} asked={asked} onCount={setCounted} />
    </Screen>
  );
}
