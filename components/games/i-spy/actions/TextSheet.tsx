import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { type TextSource } from '@/rules/i-spy/model/prints';
import type { ActSheetProps } from './act-props';
import { useTextEffects } from './use-text-effects';

interface TextSheetProps extends ActSheetProps {
  readonly title: string;
  readonly source: TextSource;
}

/** IS-42: what a text did that the book does not tell; nothing is an answer too. */
export function TextSheet({ table, seat, title, source, onClose }: TextSheetProps) {
  const { effects, fields, done } = useTextEffects(table);
  const note = () => {
    onClose();
    table.act(seat, { type: 'resolve-text', source, effects });
  };
  return (
    <Sheet open title={title} onClose={onClose} footer={<Button label={done} icon="check" onPress={note} />}>
      {fields}
    </Sheet>
  );
}
