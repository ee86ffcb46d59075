import { Segmented } from '@/components/kit/Segmented';
import { Stepper } from '@/components/kit/Stepper';
import { Toggle } from '@/components/kit/Toggle';
import { useGameWords } from '@/i18n/use-say';
import { ACTION_CARDS, type Card } from '@/rules/i-spy/model/pieces';
import { type CardNeed } from '@/rules/i-spy/model/prints';
import { type PlayFacts } from '@/rules/i-spy/questions/cards';
import { GAME } from '../table';
import { cardName } from '../words';

export const FIRST_FACTS: PlayFacts = {
  ...{ card: 'trace', option: 1, tags: 0, othersTagged: false },
  ...{ adjacent: false, onAirshipRoute: false, inCapital: false },
};

const MOST_TAGS = 9;

interface PlayFactFieldsProps {
  readonly facts: PlayFacts;
  readonly asks: readonly CardNeed[];
  readonly onChange: (facts: PlayFacts) => void;
}

/** The card, and only what it asks for. */
export function PlayFactFields({ facts, asks, onChange }: PlayFactFieldsProps) {
  const t = useGameWords(GAME);
  const set = (change: Partial<PlayFacts>) => onChange({ ...facts, ...change });
  const toggles = [
    { need: 'adjacent', fact: 'adjacent', label: 'ui.check.is-adjacent' },
    { need: 'airship-route', fact: 'onAirshipRoute', label: 'ui.check.airship-route' },
    { need: 'in-capital', fact: 'inCapital', label: 'ui.check.in-capital' },
    { need: 'somebody-tagged', fact: 'othersTagged', label: 'ui.check.somebody-tagged' },
  ] as const;
  return (
    <>
      <Segmented<Card>
        label={t('ui.check.card')}
        value={facts.card}
        onChange={(card) => onChange({ ...FIRST_FACTS, card })}
        choices={ACTION_CARDS.map((value) => ({ value, label: cardName(t, value) }))}
      />
      {facts.card === 'trace' && (
        <Toggle
          label={t('ui.check.harsher')}
          value={facts.option === 2}
          onChange={(harsher) => set({ option: harsher ? 2 : 1 })}
        />
      )}
      {asks.some((need) => need === 'tagged' || need === 'five-tags') && (
        <Stepper
          label={t('ui.check.tags')}
          value={facts.tags}
          max={MOST_TAGS}
          onChange={(tags) => set({ tags })}
        />
      )}
      {toggles
        .filter(({ need }) => asks.includes(need))
        .map(({ need, fact, label }) => (
          <Toggle
            key={need}
            label={t(label)}
            value={facts[fact]}
            onChange={(value) => set({ [fact]: value })}
          />
        ))}
    </>
  );
}
