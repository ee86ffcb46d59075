import { useLocalSearchParams } from 'expo-router';
import { useCallback, useEffect, useState } from 'react';
import { useBack } from '@/components/app/use-back';
import { games } from '@/components/games/index';
import { useWordsOf } from '@/components/games/use-words-of';
import { MatchLoading } from '@/components/match/MatchLoading';
import { pickFile } from '@/components/settings/pick-file';
import { WhenOpen } from '@/components/store/WhenOpen';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Screen } from '@/components/ui/Screen';
import { TextField } from '@/components/ui/TextField';
import { say, type Speak } from '@/i18n/say';
import { fail } from '@/rules/core/codec';
import { problemMessage } from '@/store/box/problem-words';
import { MAX_IMPORT_BYTES, type ReadBox, readImport } from '@/store/box/read-import';
import { boxCatalogue, useBoxWords } from './box-words';
import { PlanSheet } from './PlanSheet';
import { Scanner } from './scan/Scanner';

type Imported = Awaited<ReturnType<typeof readImport>>;

/** `undefined`: nothing was chosen. */
const readFile = async (): Promise<Imported | undefined> => {
  const file = await pickFile();
  if (!file) return undefined;
  if (file.size > MAX_IMPORT_BYTES)
    return fail({ kind: 'too-large', bytes: file.size, limit: MAX_IMPORT_BYTES });
  return readImport(await file.text(), games);
};

/** Where a box of somebody else comes in; a link leads here too, and nothing changes before it is agreed to. */
export function ImportScreen() {
  const worded = useWordsOf(boxCatalogue);
  return <WhenOpen>{worded ? <ImportPage /> : <MatchLoading />}</WhenOpen>;
}

function ImportPage() {
  const t = useBoxWords();
  const back = useBack();
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
    readFile().then(
      (result) => result && show(result),
      () => setRefused(t('import.unreadable')),
    );
  useEffect(() => {
    if (link?.startsWith('box=')) void readImport(link, games).then(show);
  }, [link, show]);
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
