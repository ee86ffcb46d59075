import { StyleSheet, View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { AppText } from '@/components/ui/AppText';
import { Segmented } from '@/components/ui/Segmented';
import { Stamp } from '@/components/ui/Stamp';
import { Stepper } from '@/components/ui/Stepper';
import { useTranslate } from '@/i18n/use-translate';
import type { LedgerEntry } from '@/rules/core/ledger';
import { useMatch } from '../match-context';
import { choiceOf } from '../wording';

interface LedgerLineProps {
  readonly entry: LedgerEntry;
  readonly counted: number | string | undefined;
  /** A refusal led here. */
  readonly asked: boolean;
  readonly onCount: (value: number | string) => void;
}

/** One line of what should lie on the table, to be set to what really lies there. */
export function LedgerLine({ entry, counted, asked, onCount }: LedgerLineProps) {
  const t = useTranslate();
  const speaker = useMatch();
  const label = speaker.say(entry.label);
  const drifted = counted !== undefined && counted !== entry.value;
  const expected = entry.kind === 'choice' ? choiceOf(speaker, entry, entry.value) : String(entry.value);
  return (
    <View style={styles.line}>
      {asked && <Stamp label={t('correct.asked')} />}
      {entry.kind === 'count' ? (
        <Stepper
          label={label}
          value={Number(counted ?? entry.value)}
          min={entry.min}
          max={entry.max}
          onChange={onCount}
        />
      ) : (
        <Segmented
          label={label}
          value={String(counted ?? entry.value)}
          onChange={onCount}
          choices={entry.choices.map((value) => ({ value, label: choiceOf(speaker, entry, value) }))}
        />
      )}
      {drifted && (
        <AppText variant="small" tone="accent">
          {t('correct.should-be', { value: expected })}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ line: { gap: space.xs } });
