import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { ListRow } from '@/components/kit/ListRow';
import { Sheet } from '@/components/kit/Sheet';
import { TextField } from '@/components/kit/TextField';
import { type Speak } from '@/i18n/say';
import { type PoliticianPrint } from '@/rules/i-spy/model/prints';
import { politicianName, politicianWords } from '../words';
import { BLANK, PoliticianFields, printOf } from './PoliticianFields';

interface PoliticianSheetProps {
  readonly t: Speak;
  readonly title: string;
  /** Tiles that the box knows and that are not out of the game. */
  readonly known: readonly PoliticianPrint[];
  readonly taken: readonly string[];
  readonly onPrint: (print: PoliticianPrint) => void;
  readonly onClose: () => void;
}

const FEW = 6;

/** A tile is read: by one tap where the box knows it, else as it is printed. */
export function PoliticianSheet({ t, title, known, taken, onPrint, onClose }: PoliticianSheetProps) {
  const [begun, setBegun] = useState(BLANK);
  const [fresh, setFresh] = useState(known.length === 0);
  const [asked, setAsked] = useState('');
  const needle = asked.trim().toLowerCase();
  const found = known.filter((print) =>
    `${politicianName(t, print)} ${politicianWords(t, print)}`.toLowerCase().includes(needle),
  );
  const give = (print: PoliticianPrint) => {
    onClose();
    onPrint(print);
  };
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        fresh ? (
          <Button label={t('ui.read.done')} icon="check" onPress={() => give(printOf(begun, taken))} />
        ) : (
          <Button
            label={t('ui.read.new-politician')}
            kind="secondary"
            icon="plus"
            onPress={() => setFresh(true)}
          />
        )
      }
    >
      {fresh ? (
        <>
          <AppText tone="soft">{t('ui.read.as-printed')}</AppText>
          <PoliticianFields begun={begun} onChange={setBegun} />
        </>
      ) : (
        <>
          {known.length > FEW && <TextField label={t('ui.read.search')} value={asked} onChange={setAsked} />}
          {found.map((print) => (
            <ListRow
              key={print.id}
              title={politicianName(t, print)}
              detail={politicianWords(t, print)}
              onPress={() => give(print)}
            />
          ))}
        </>
      )}
    </Sheet>
  );
}
