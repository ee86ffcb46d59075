import { Button } from '@/components/kit/Button';
import { AppText } from '@/components/kit/AppText';
import { type BoardProps } from '@/components/match/game-screens';
import { useTranslate } from '@/i18n/use-translate';
import { type PendingChance } from '@/rules/core/contract';
import { useMatch } from '../match-context';
import { type Dispatch } from '../use-dispatch';

interface ChanceProps {
  readonly chance: PendingChance;
  readonly dispatch: Dispatch;
  readonly board: BoardProps;
}

/** With real cards a person says what was drawn; a digital deck waits only after an undo. */
export function Chance({ chance, dispatch, board }: ChanceProps) {
  const t = useTranslate();
  const { session, screens, say } = useMatch();
  const { Entry } = screens;
  if (chance.source === 'physical') return Entry && <Entry {...board} />;
  return (
    <>
      <AppText variant="label">{say(chance.label)}</AppText>
      <Button label={t('match.draw')} icon="shuffle" onPress={() => dispatch.answer(session.draw())} />
    </>
  );
}
