import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { useTranslate } from '@/i18n/use-translate';
import { AppText } from './AppText';
import { NumberPanel } from './NumberPanel';
import { SetKeys } from './SetKeys';
import { Sheet } from './Sheet';
import { MOST_KEYS } from './number-entry';

interface NumberEditorProps {
  readonly open: boolean;
  /** Whose number, and of what: "Clara’s supply". */
  readonly title: string;
  /** The seat's badge, or whatever stands for the number. */
  readonly leading?: ReactNode;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  /** What the app has counted, where it differs from what stands there. */
  readonly counted?: number | undefined;
  readonly onSet: (value: number) => void;
  readonly onClose: () => void;
}

/** Sets a number: one tap where each has a key, otherwise typed and set. */
export function NumberEditor(props: NumberEditorProps) {
  const { open, title, leading, value, min = 0, max, counted, onSet, onClose } = props;
  const t = useTranslate();
  const byKeys = max <= MOST_KEYS;
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      {byKeys ? (
        <>
          <View style={styles.head}>
            {leading}
            <AppText tone="soft" style={styles.hint}>
              {t('number.at-once')}
            </AppText>
            <AppText variant="number">{value}</AppText>
          </View>
          <SetKeys label={title} value={value} min={min} max={max} counted={counted} onSet={onSet} />
        </>
      ) : (
        <NumberPanel label={title} leading={leading} value={value} min={min} max={max} onSet={onSet} />
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  hint: { flex: 1, minWidth: 0 },
});
