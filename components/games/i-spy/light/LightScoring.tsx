import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { resolveText } from '@/rules/i-spy/light/moves/resolve-text';
import { revealPolitician } from '@/rules/i-spy/light/moves/reveal-politician';
import { PoliticianSheet } from '../entry/PoliticianSheet';
import { politicianName, politicianWords } from '../words';
import { type LightProps } from './light';
import { LightRecords } from './LightRecords';
import { PoolTextSheet } from './PoolTextSheet';

/** A Scoring Phase of a light match: Records are tapped in, the rest is directed. */
export function LightScoring({ light, seat }: LightProps) {
  const { t, view, act } = light;
  switch (view.phase) {
    case 'score-records':
      return <LightRecords light={light} seat={seat} />;
    case 'reveal-politicians':
      return view.resolving ? <Resolve light={light} seat={seat} /> : <Reveal light={light} seat={seat} />;
    case 'award-advantages':
    case 'clean-up': {
      const type = view.phase;
      return <Button label={t(`ui.do.${type}`)} icon="check" onPress={() => act(seat, { type })} />;
    }
    default:
      return undefined;
  }
}

function Reveal({ light, seat }: LightProps) {
  const { t, view, options, act } = light;
  const [reading, setReading] = useState(false);
  const gone = view.postings.flatMap(({ cause }) => (cause.kind === 'politician' ? [cause.print.id] : []));
  const known = options.politicianPrints;
  return (
    <>
      <Button
        label={t('ui.reveal-next', { count: view.toReveal })}
        icon="eye"
        onPress={() => setReading(true)}
      />
      {reading && (
        <PoliticianSheet
          t={t}
          title={t('ui.politician')}
          known={known.filter(({ id }) => !gone.includes(id))}
          taken={[...gone, ...known.map(({ id }) => id)]}
          onPrint={(print) => act(seat, revealPolitician.make({ print }))}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}

/** IS-52: light tracking keeps pools and Power alone; what a text did to them is noted. */
function Resolve({ light, seat }: LightProps) {
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
          onEffects={(effects) => act(seat, resolveText.make({ effects }))}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  );
}
