import { useState } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/kit/icons/Icon';
import { AppText } from '@/components/kit/AppText';
import { ListRow } from '@/components/kit/ListRow';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { plain } from '@/i18n/plain';
import { useTranslate } from '@/i18n/use-translate';

export interface Pick {
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
