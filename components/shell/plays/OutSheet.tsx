import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { pickFile } from '@/components/kit/device/pick-file';
import { saveText, type TextFile } from '@/components/kit/device/save-text';
import { Icon } from '@/components/kit/icons/Icon';
import { ListRow } from '@/components/kit/ListRow';
import { Sheet } from '@/components/kit/Sheet';
import { useToast } from '@/components/kit/Toast';
import { type Speak } from '@/i18n/say';
import { type PlayStore } from '@/store/plays/play-store';
import { MAX_PLAYS_BYTES, type PlaysProblem, playsFile, readPlays } from '@/store/plays/plays-file';
import { playsCsv } from '@/store/plays/plays-csv';
import { useGameNames } from './use-game-names';
import { type Shelf, usePlayWords } from './use-shelf';

interface OutSheetProps {
  readonly noted: PlayStore;
  readonly shelf: Shelf;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The whole shelf as a file, and plays out of such a file. */
export function OutSheet({ noted, shelf, open, onClose }: OutSheetProps) {
  const t = usePlayWords();
  const toast = useToast();
  const gameName = useGameNames();
  const [refused, setRefused] = useState<string>();
  const plays = shelf.plays.filter(({ practice }) => !practice);
  const give = async (file: TextFile) => {
    try {
      await saveText(file);
    } catch {
      toast({ text: t('plays.file-failed') });
    }
  };
  const day = new Date().toISOString().slice(0, 10);
  const bring = async () => {
    setRefused(undefined);
    const file = await pickFile();
    if (!file) return;
    // It is not even read then: that alone can be too much for a phone.
    if (file.size > MAX_PLAYS_BYTES) return setRefused(t('plays.refused-too-large'));
    const read = readPlays(await file.text(), shelf.plays);
    if (!read.ok) return setRefused(refusalOf(read.error, t));
    if (!noted.note(read.value.plays)) return setRefused(t('plays.full'));
    toast({ text: t('plays.brought', { count: read.value.plays.length, present: read.value.present }) });
    onClose();
  };
  return (
    <Sheet open={open} title={t('plays.out')} onClose={onClose}>
      <AppText tone="soft">{t('plays.out-lead')}</AppText>
      <ListRow
        title={t('plays.csv')}
        leading={<Icon name="download" />}
        onPress={() =>
          void give({ name: `debrief-plays-${day}.csv`, text: playsCsv(plays, gameName), kind: 'csv' })
        }
      />
      <ListRow
        title={t('plays.json')}
        leading={<Icon name="download" />}
        onPress={() => void give({ name: `debrief-plays-${day}.json`, text: playsFile(plays, Date.now()) })}
      />
      <ListRow title={t('plays.import')} leading={<Icon name="box" />} onPress={() => void bring()} />
      {refused !== undefined && (
        <AppText tone="danger" aria-live="polite">
          {refused}
        </AppText>
      )}
    </Sheet>
  );
}

const refusalOf = (problem: PlaysProblem, t: Speak): string =>
  problem.kind === 'misfit'
    ? t('plays.refused-misfit', { place: problem.path })
    : t(`plays.refused-${problem.kind}`);
