import { type ReactNode } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { checkPrint } from '@/rules/i-spy/model/check-print';
import { type KnownPrints, type OpenPrint } from '@/rules/i-spy/model/prints';
import { type Teller, whyNot } from '../table';

/** What every sheet that reads an open print needs. */
export interface ReadingProps {
  readonly teller: Teller;
  readonly known: KnownPrints;
  readonly onRead: (print: OpenPrint) => void;
  readonly onClose: () => void;
}

interface PrintSheetProps extends ReadingProps {
  readonly title: string;
  /** Nothing while something is missing. */
  readonly print: OpenPrint | undefined;
  readonly children: ReactNode;
}

/** A print is read as it is printed; what cannot be true beside the book is said at once. */
export function PrintSheet({ teller, known, title, print, onRead, onClose, children }: PrintSheetProps) {
  const { t } = teller;
  const against = print && whyNot(teller, checkPrint(known, print));
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button
          label={t('ui.read.done')}
          icon="check"
          reason={print ? against : t('ui.read.missing')}
          onPress={() => print && onRead(print)}
        />
      }
    >
      <AppText tone="soft">{t('ui.read.as-printed')}</AppText>
      {children}
    </Sheet>
  );
}
