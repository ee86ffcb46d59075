import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { type TextSource } from '@/rules/i-spy/model/prints';
import { resolveText } from '@/rules/i-spy/moves/resolve-text';
import { type ActSheetProps } from './act-props';
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
    table.act(seat, resolveText.make({ source, effects }));
  };
  return (
    <Sheet open title={title} onClose={onClose} footer={<Button label={done} icon="check" onPress={note} />}>
      {fields}
    </Sheet>
  );
}
