import { useLocalSearchParams } from 'expo-router';
import { useCallback, useEffect, useState } from 'react';
import { useBack } from '@/components/kit/use-back';
import { WhenOpen } from '@/components/match/Gates';
import { pickFile } from '@/components/kit/device/pick-file';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { Screen } from '@/components/kit/Screen';
import { TextField } from '@/components/kit/TextField';
import { say, type Speak } from '@/i18n/say';
import { useTranslate } from '@/i18n/use-translate';
import { fail } from '@/rules/core/codec';
import { type Game } from '@/rules/core/contract';
import { problemMessage } from '@/store/box/problem';
import { MAX_IMPORT_BYTES, type ReadBox, readImport } from '@/store/box/read-import';
import { PlanSheet } from './PlanSheet';
import { Scanner } from './Scanner';

type Imported = Awaited<ReturnType<typeof readImport>>;

/** `undefined`: nothing was chosen. */
const readFile = async (games: readonly Game[]): Promise<Imported | undefined> => {
  const file = await pickFile();
  if (!file) return undefined;
  if (file.size > MAX_IMPORT_BYTES)
    return fail({ kind: 'too-large', bytes: file.size, limit: MAX_IMPORT_BYTES });
  return readImport(await file.text(), games);
};

/** Where a box of somebody else comes in; a link leads here too, and nothing changes before it is agreed to. */
export function ImportScreen() {
  return (
    <WhenOpen>
      <ImportPage />
    </WhenOpen>
  );
}

function ImportPage() {
  const t = useTranslate();
  const back = useBack();
  const { games } = useDebrief();
  const { '#': link } = useLocalSearchParams<{ '#'?: string }>();
  const [scanning, setScanning] = useState(false);
  const [pasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const [refused, setRefused] = useState<string>();
  const [read, setRead] = useState<readonly ReadBox[]>();
  const show = useCallback(
    (result: Imported) => {
      if (result.ok) setRead(result.value);
      setRefused(result.ok ? undefined : say(t as Speak, problemMessage(result.error), { seatName: String }));
    },
    [t],
  );
  const look = (text: string) => void readImport(text, games).then(show);
  const open = () =>
    readFile(games).then(
      (result) => result && show(result),
      () => setRefused(t('import.unreadable')),
    );
  useEffect(() => {
    if (link?.startsWith('box=')) void readImport(link, games).then(show);
  }, [games, link, show]);
  return (
    <Screen title={t('import.title')} onBack={back}>
      <AppText tone="soft">{t('import.lead')}</AppText>
      <Card>
        {scanning ? (
          <Scanner
            onRead={(text) => {
              setScanning(false);
              look(text);
            }}
            onStop={() => setScanning(false)}
          />
        ) : (
          <Button label={t('import.camera')} icon="eye" onPress={() => setScanning(true)} />
        )}
        <Button label={t('import.file')} kind="secondary" icon="box" onPress={() => void open()} />
        {pasting ? (
          <>
            <TextField
              label={t('import.paste')}
              value={pasted}
              onChange={setPasted}
              maxLength={MAX_IMPORT_BYTES + 1}
              multiline
            />
            <Button label={t('import.look')} kind="secondary" onPress={() => look(pasted)} />
          </>
        ) : (
          <Button label={t('import.paste')} kind="quiet" onPress={() => setPasting(true)} />
        )}
        {refused !== undefined && (
          <AppText tone="danger" aria-live="polite">
            {refused}
          </AppText>
        )}
      </Card>
      {read && <PlanSheet read={read} onClose={() => setRead(undefined)} />}
    </Screen>
  );
}
