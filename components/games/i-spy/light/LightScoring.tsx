import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { resolveText } from '@/rules/i-spy/light/moves/resolve-text';
import { ScoringTable } from '../director/ScoringTable';
import { type Scoring, type ScoringStep } from '../director/steps';
import { politicianName, politicianWords } from '../words';
import { CallOut } from './CallOut';
import { type Light } from './light';
import { PoolTextSheet } from './PoolTextSheet';

interface LightScoringProps {
  readonly light: Light;
  readonly step: ScoringStep;
}

/** A Scoring Phase of a light match: the Records are called out, the rest is as in a match that is tracked in full. */
export function LightScoring({ light, step }: LightScoringProps) {
  return (
    <ScoringTable
      key={light.view.round}
      scoring={scoringOf(light, step)}
      callOut={(slides) => <CallOut light={light} slides={slides} />}
      resolve={<Resolve light={light} />}
    />
  );
}

const scoringOf = (light: Light, step: ScoringStep): Scoring => {
  const { view, session, make, options } = light;
  const { round, standing, postings, prints, scoringPhase, toReveal, resolving } = view;
  const gone = postings.flatMap(({ cause }) => (cause.kind === 'politician' ? [cause.print.id] : []));
  return {
    ...{ teller: light, session, make, step, round, standing, postings, toReveal, resolving },
    seat: view.initiative,
    seats: view.order,
    owed: [],
    unread: [],
    known: prints,
    print: prints.phases[scoringPhase],
    tile: {
      shuffled: false,
      known: options.politicianPrints.filter(({ id }) => !gone.includes(id)),
      taken: [...gone, ...options.politicianPrints.map(({ id }) => id)],
    },
  };
};

/** IS-52: light tracking keeps pools and Power alone; what a text did to them is noted. */
function Resolve({ light }: { readonly light: Light }) {
  const { t, view, act } = light;
  const [noting, setNoting] = useState(false);
  if (!view.resolving) return undefined;
  return (
    <>
      <AppText variant="label">{politicianWords(t, view.resolving)}</AppText>
      <Button
        label={t('ui.text-of', { what: politicianName(t, view.resolving) })}
        icon="edit"
        onPress={() => setNoting(true)}
      />
      {noting && (
        <PoolTextSheet
          teller={light}
          title={politicianName(t, view.resolving)}
          onEffects={(effects) => act(view.initiative, resolveText.make({ effects }))}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  );
}
