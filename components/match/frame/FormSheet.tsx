import { useState } from 'react';
import { View } from 'react-native';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import type { BaseMove, Choice, FormOffer } from '@/rules/core/contract';
import { useMatch } from '../match-context';

interface FormSheetProps {
  readonly offer: FormOffer<BaseMove>;
  readonly onClose: () => void;
  readonly onBuilt: (move: BaseMove) => void;
}

/** Any form, one choice after the other, until it can be built. */
export function FormSheet({ offer, onClose, onBuilt }: FormSheetProps) {
  const t = useTranslate();
  const { say } = useMatch();
  const [chosen, setChosen] = useState<readonly Choice<unknown>[]>([]);
  const draft = chosen.at(-1)?.draft ?? offer.draft;
  const move = offer.build(draft);
  const next = offer.next(draft);
  const footer = (
    <>
      {chosen.length > 0 && (
        <Button
          label={t('match.form-back')}
          kind="quiet"
          icon="undo"
          onPress={() => setChosen(chosen.slice(0, -1))}
        />
      )}
      <Button
        label={t('match.form-done')}
        icon="check"
        reason={move ? undefined : t('match.form-missing')}
        onPress={() => move && onBuilt(move)}
      />
    </>
  );
  return (
    <Sheet open title={say(offer.label)} onClose={onClose} footer={footer}>
      {chosen.length > 0 && (
        <View role="list" aria-label={t('match.form-chosen')}>
          {chosen.map((choice, index) => (
            <AppText key={choice.id} role="listitem" tone="soft">
              {`${index + 1}. ${say(choice.label)}`}
            </AppText>
          ))}
        </View>
      )}
      {next.length > 0 && (
        <View role="group" aria-label={t('match.form-next')}>
          {next.map((choice) => (
            <ListRow
              key={choice.id}
              title={say(choice.label)}
              onPress={() => setChosen([...chosen, choice])}
            />
          ))}
        </View>
      )}
    </Sheet>
  );
}
