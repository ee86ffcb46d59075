import { Button } from '@/components/kit/Button';
import { Card } from '@/components/kit/Card';
import { type TextSource } from '@/rules/i-spy/model/prints';
import { resolveText } from '@/rules/i-spy/moves/resolve-text';
import { type ActProps } from '../actions/act-props';
import { useTextEffects } from '../actions/use-text-effects';
import { cardName } from '../words';

interface CoercedTextProps extends ActProps {
  readonly source: Extract<TextSource, { readonly kind: 'card' }>;
}

/** IS-37: what a coerced card's text did; to name the card at the table would tell it. */
export function CoercedText({ table, seat, source }: CoercedTextProps) {
  const { effects, fields, done } = useTextEffects(table);
  return (
    <Card tab={cardName(table.t, source.card)} marked>
      {fields}
      <Button
        label={done}
        icon="check"
        onPress={() => table.act(seat, resolveText.make({ source, effects }))}
      />
    </Card>
  );
}
