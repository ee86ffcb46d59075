import { setStringAsync } from 'expo-clipboard';
import { createURL } from 'expo-linking';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import QRCode from 'react-native-qrcode-svg';
import { useBack } from '@/components/kit/use-back';
import { type TextFile, canShareText, saveText, shareText } from '@/components/kit/device/save-text';
import { radius, space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { EmptyState } from '@/components/kit/EmptyState';
import { Screen } from '@/components/kit/Screen';
import { useToast } from '@/components/kit/Toast';
import { boxFile } from '@/store/box/box-file';
import { type BoxCodes, codesOf } from '@/store/box/codes';
import { type Sharing, share } from '@/store/box/shared-box';
import { type Box } from '@/store/catalogue/box';
import { BoxGate } from './BoxGate';
import { type BoxTable } from './form/box-table';

export function ShareScreen() {
  return <BoxGate>{(table) => <SharePage table={table} />}</BoxGate>;
}

function SharePage({ table }: { readonly table: BoxTable }) {
  const { game, t, module, box } = table;
  const back = useBack({ pathname: '/game/[game]/box', params: { game } });
  const sharing = box && share(module, box);
  return (
    <Screen title={t('share.title')} onBack={back}>
      {!sharing || sharing.shared.entries.length === 0 ? (
        <EmptyState icon="box" title={t('share.empty')} hint={t('box.nothing-hint')} />
      ) : (
        <Ways table={table} box={box} sharing={sharing} />
      )}
    </Screen>
  );
}

interface WaysProps {
  readonly table: BoxTable;
  readonly box: Box;
  readonly sharing: Sharing;
}

function Ways({ table: { t, module, game }, box, sharing: { shared, leftOut } }: WaysProps) {
  const toast = useToast();
  const codes = codesOf(module, shared);
  const copy = (payload: string) =>
    setStringAsync(`${createURL('/box')}#${payload}`).then(
      () => toast({ text: t('share.copied') }),
      () => toast({ text: t('share.copy-failed') }),
    );
  const give = async (to: (file: TextFile) => Promise<void>) => {
    try {
      await to({ name: `debrief-${game}.json`, text: boxFile([shared]) });
      toast({ text: t('share.file-saved') });
    } catch (error) {
      // Whoever closes the system's own sheet has changed their mind.
      if (!(error instanceof Error && error.name === 'AbortError')) toast({ text: t('share.file-failed') });
    }
  };
  return (
    <>
      <Card tab={box.name ?? t('box.mine')}>
        {codes?.qr ? (
          <Code qr={codes.qr} name={t('share.code-name')} hint={t('share.code')} />
        ) : (
          <AppText>{t(codes ? 'share.too-much' : 'share.too-much-file')}</AppText>
        )}
      </Card>
      {codes && (
        <Button
          label={t('share.copy')}
          kind="secondary"
          icon="share"
          onPress={() => void copy(codes.payload)}
        />
      )}
      <Button label={t('share.file')} kind="secondary" icon="download" onPress={() => void give(saveText)} />
      {canShareText() && (
        <Button label={t('share.title')} kind="secondary" icon="share" onPress={() => void give(shareText)} />
      )}
      {leftOut.length > 0 && <AppText tone="soft">{t('share.left-out', { count: leftOut.length })}</AppText>}
    </>
  );
}

interface CodeProps {
  readonly qr: NonNullable<BoxCodes['qr']>;
  readonly name: string;
  readonly hint: string;
}

const LARGEST = 420;

/** Dark on white in either theme: scanners expect it. */
function Code({ qr, name, hint }: CodeProps) {
  const { width, height } = useWindowDimensions();
  const size = Math.min(LARGEST, Math.min(width, height) - 2 * (space.l + space.l + space.m));
  return (
    <View style={styles.code}>
      <View accessible role="img" aria-label={name} style={styles.paper}>
        <QRCode value={qr.text} ecl={qr.level} size={size} />
      </View>
      <AppText tone="soft">{hint}</AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  code: { gap: space.m, alignItems: 'center' },
  paper: { padding: space.m, borderRadius: radius.m, backgroundColor: '#ffffff' },
});
