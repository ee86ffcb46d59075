import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { ListRow, RowWords } from '@/components/kit/ListRow';
import { NumberEditor } from '@/components/kit/NumberEditor';
import { Segmented } from '@/components/kit/Segmented';
import { Stamp } from '@/components/kit/Stamp';
import { useTranslate } from '@/i18n/use-translate';
import { type LedgerEntry } from '@/rules/core/ledger';
import { Icon } from '@/components/kit/icons/Icon';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { plain } from '@/i18n/plain';
import { useMatch } from '../match-context';
import { choiceOf } from '../wording';
import { type CountEntry } from './drift';
import { shortLabel } from './short-label';

interface LedgerLineProps {
  readonly entry: LedgerEntry;
  readonly counted: number | string | undefined;
  /** A refusal led here. */
  readonly asked?: boolean;
  /** Whose it is stands above it. */
  readonly named?: boolean;
  /** How the value before is told. */
  readonly before?: 'correct.should-be' | 'history.was';
  readonly onCount: (value: number | string) => void;
}

/** One line of what should lie on the table, to be set to what really lies there. */
export function LedgerLine(props: LedgerLineProps) {
  const { entry, counted, asked = false, named = false, before = 'correct.should-be', onCount } = props;
  const t = useTranslate();
  const speaker = useMatch();
  const drifted = counted !== undefined && counted !== entry.value;
  const expected = entry.kind === 'choice' ? choiceOf(speaker, entry, entry.value) : String(entry.value);
  return (
    <View style={styles.line}>
      {asked && <Stamp label={t('correct.asked')} />}
      {entry.kind === 'count' ? (
        <CountLine entry={entry} named={named} value={Number(counted ?? entry.value)} onCount={onCount} />
      ) : (
        <ChoiceLine entry={entry} value={String(counted ?? entry.value)} onChoose={onCount} />
      )}
      {drifted && (
        <AppText variant="small" tone="accent">
          {t(before, { value: expected })}
        </AppText>
      )}
    </View>
  );
}

interface CountLineProps {
  readonly entry: CountEntry;
  readonly named: boolean;
  readonly value: number;
  readonly onCount: (value: number) => void;
}

/** Two taps set any number: the line, and the key. */
function CountLine({ entry, named, value, onCount }: CountLineProps) {
  const { colors } = useTheme();
  const [editing, setEditing] = useState(false);
  const speaker = useMatch();
  const label = speaker.say(entry.label);
  const drifted = value !== entry.value;
  const close = () => setEditing(false);
  return (
    <>
      <Pressable
        role="button"
        aria-label={`${label}, ${value}`}
        onPress={() => setEditing(true)}
        style={({ pressed }) => [styles.count, pressed && ground(colors.inset)]}
      >
        <RowWords title={named ? shortLabel(speaker, entry) : label} />
        <View style={[styles.number, ground(colors.paper), edge(drifted ? colors.ink : colors.lineStrong)]}>
          <AppText variant="number">{value}</AppText>
        </View>
      </Pressable>
      <NumberEditor
        open={editing}
        title={label}
        value={value}
        min={entry.min}
        max={entry.max}
        counted={drifted ? entry.value : undefined}
        onClose={close}
        onSet={(set) => {
          close();
          onCount(set);
        }}
      />
    </>
  );
}

/** More than these beside each other are a wall, and so are choices that take several words. */
const BESIDE = 4;

interface ChoiceLineProps {
  readonly entry: Extract<LedgerEntry, { readonly kind: 'choice' }>;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function ChoiceLine({ entry, value, onChoose }: ChoiceLineProps) {
  const speaker = useMatch();
  const [picking, setPicking] = useState(false);
  const label = speaker.say(entry.label);
  const choices = entry.choices.map((choice) => ({
    value: choice,
    label: choiceOf(speaker, entry, choice),
  }));
  if (choices.length <= BESIDE && Object.keys(entry.said ?? {}).length === 0)
    return <Segmented label={label} value={value} onChange={onChoose} choices={choices} />;
  const close = () => setPicking(false);
  return (
    <>
      <ListRow title={label} detail={choiceOf(speaker, entry, value)} onPress={() => setPicking(true)} />
      {picking && (
        <PickSheet
          title={label}
          picks={choices}
          chosen={value}
          onClose={close}
          onPick={(picked) => {
            close();
            onChoose(picked);
          }}
        />
      )}
    </>
  );
}

interface Pick {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
}

interface PickSheetProps {
  readonly title: string;
  readonly picks: readonly Pick[];
  readonly chosen?: string;
  readonly onPick: (value: string) => void;
  readonly onClose: () => void;
}

/** What fits a screen is faster read than searched. */
const READABLE = 9;

/** One of many, a tap away; a few letters find it. */
export function PickSheet({ title, picks, chosen, onPick, onClose }: PickSheetProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const wanted = plain(typed.trim());
  const found = picks.filter(({ label }) => plain(label).includes(wanted));
  return (
    <Sheet open title={title} onClose={onClose}>
      {picks.length > READABLE && <TextField label={t('correct.search')} value={typed} onChange={setTyped} />}
      {found.length === 0 && <AppText tone="soft">{t('rules.none')}</AppText>}
      <View>
        {found.map(({ value, label, detail }) => (
          <ListRow
            key={value}
            title={label}
            {...(detail === undefined ? {} : { detail })}
            {...(value === chosen ? { leading: <Icon name="check" size={20} /> } : {})}
            onPress={() => onPick(value)}
          />
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  line: { gap: space.xs },
  count: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target.thumb,
    borderRadius: radius.m,
  },
  number: {
    minWidth: 64,
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: hairline,
    borderRadius: radius.m,
  },
});
