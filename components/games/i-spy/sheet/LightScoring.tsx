import { useState } from 'react';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import type { PerNation } from '@/rules/i-spy/pieces';
import { NATIONS } from '@/rules/i-spy/pieces';
import { MissingPrints } from '../entry/MissingPrints';
import { PoliticianSheet } from '../entry/PoliticianSheet';
import { NationSteppers } from '../nations/NationSteppers';
import { politicianName, politicianWords } from '../words';
import type { LightProps } from './light';
import { PoolTextSheet } from './PoolTextSheet';

/** A Scoring Phase of a light match: Records are tapped in, the rest is directed. */
export function LightScoring({ light, seat }: LightProps) {
  const { t, view, act } = light;
  switch (view.phase) {
    case 'score-records':
      return <Records key={seat} light={light} seat={seat} />;
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

const MOST = 12;

/** IS-50: what one player's Records owe; when everybody's are in, and the row is known, they are scored. */
function Records({ light, seat }: LightProps) {
  const { t, view, seatName, act } = light;
  const [owed, setOwed] = useState<Partial<PerNation>>({});
  const { scoringPhase, prints } = view;
  if (view.players.some((player) => !player.left && !player.owed)) {
    const given = Object.fromEntries(
      NATIONS.flatMap((nation) => (owed[nation] ? [[nation, owed[nation]]] : [])),
    );
    return (
      <>
        <AppText variant="label">{t('ui.records-of', { seat: seatName(seat) })}</AppText>
        <NationSteppers
          label={t('ui.records-of', { seat: seatName(seat) })}
          values={owed}
          max={MOST}
          onChange={setOwed}
        />
        <Button
          label={t('ui.enter-records')}
          icon="check"
          onPress={() => act(seat, { type: 'enter-records', owed: given })}
        />
      </>
    );
  }
  if (!prints.phases[scoringPhase])
    return (
      <MissingPrints
        teller={light}
        known={prints}
        cards={[]}
        phases={[scoringPhase]}
        onRead={(print) => act('table', { type: 'note-print', print })}
      />
    );
  return (
    <Button
      label={t('ui.do.score-records')}
      icon="check"
      onPress={() => act(seat, { type: 'score-records' })}
    />
  );
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
          onPrint={(print) => act(seat, { type: 'reveal-politician', print })}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}

/** IS-52: the sheet keeps pools and Power alone; what a text did to them is noted. */
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
          onEffects={(effects) => act(seat, { type: 'resolve-text', effects })}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  );
}
