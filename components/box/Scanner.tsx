import { CameraView, useCameraPermissions } from 'expo-camera';
import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { prepareScanner } from './prepare-scanner';

interface ScannerProps {
  readonly onRead: (text: string) => void;
  readonly onStop: () => void;
}

prepareScanner();

/** Reads one code. Without a camera, or where it may not be used, it says what else there is. */
export function Scanner({ onRead, onStop }: ScannerProps) {
  const t = useTranslate();
  const [permission, ask] = useCameraPermissions();
  const [broken, setBroken] = useState(false);
  const [answered, setAnswered] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || !permission || permission.granted || !permission.canAskAgain) return;
    // Once: a browser that says no without asking would be asked for ever.
    asked.current = true;
    ask().then(
      () => setAnswered(true),
      () => setBroken(true),
    );
  }, [permission, ask]);
  const refused = permission && !permission.granted && (answered || !permission.canAskAgain);
  return (
    <View style={styles.scanner}>
      {broken || refused ? (
        <AppText tone="danger" aria-live="polite">
          {t(refused ? 'import.camera-refused' : 'import.camera-none')}
        </AppText>
      ) : (
        <>
          {permission?.granted && (
            <CameraView
              style={styles.camera}
              facing="back"
              barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
              onBarcodeScanned={({ data }) => onRead(data)}
              onMountError={() => setBroken(true)}
            />
          )}
          <AppText tone="soft">
            {t(permission?.granted ? 'import.camera-hint' : 'import.camera-asking')}
          </AppText>
        </>
      )}
      <Button label={t('import.camera-stop')} kind="quiet" icon="close" onPress={onStop} />
    </View>
  );
}

const styles = StyleSheet.create({
  scanner: { gap: space.m },
  camera: { width: '100%', aspectRatio: 1, borderRadius: radius.m, overflow: 'hidden' },
});
