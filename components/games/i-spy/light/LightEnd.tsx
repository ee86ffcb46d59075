import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Stepper } from '@/components/kit/Stepper';
import { Toggle } from '@/components/kit/Toggle';
import { NATIONS } from '@/rules/i-spy/model/pieces';
import { enterGuesses } from '@/rules/i-spy/light/moves/enter-guesses';
import { finishAssets } from '@/rules/i-spy/light/moves/finish-assets';
import { revealAlignment } from '@/rules/i-spy/light/moves/reveal-alignment';
import { scoreFinalReport } from '@/rules/i-spy/light/moves/score-final-report';
import { turnAsset } from '@/rules/i-spy/light/moves/turn-asset';
import { NationChoice } from '../nations/NationChoice';
import { type LightProps } from './light';

/** IS-60, IS-61, IS-71 with the few things that the table tells. */
export function LightEnd({ light, seat }: LightProps) {
  const { t, view, seatName, options, act } = light;
  const name = seatName(seat);
  switch (view.phase) {
    case 'final-report':
      return <Guesses key={seat} light={light} seat={seat} />;
    case 'score-final-report':
      return (
        <Button
          label={t('ui.do.score-final-report')}
          icon="check"
          onPress={() => act(seat, scoreFinalReport.make({}))}
        />
      );
    case 'turn-assets':
      return (
        <>
          <AppText variant="label">{t('ui.turn-one', { seat: name })}</AppText>
          <NationChoice
            label={t('ui.turn-one', { seat: name })}
            onNation={(nation) => act(seat, turnAsset.make({ nation }))}
          />
          <Button label={t('ui.no-asset-left')} onPress={() => act(seat, finishAssets.make({}))} />
        </>
      );
    case 'reveal-alignments': {
      const label = t('ui.reveals', { seat: name });
      if (options.alignments === 'digital')
        return <Button label={label} icon="eye" onPress={() => act(seat, revealAlignment.make({}))} />;
      const taken = view.players.flatMap(({ alignment, revealed }) =>
        revealed && alignment ? [alignment] : [],
      );
      return (
        <>
          <AppText variant="label">{label}</AppText>
          <NationChoice
            label={label}
            nations={NATIONS.filter((nation) => !taken.includes(nation))}
            onNation={(nation) => act(seat, revealAlignment.make({ nation }))}
          />
        </>
      );
    }
    default:
      return undefined;
  }
}

/** Begins with what the other reports leave possible: of two players the second one's follows from the first. */
function Guesses({ light, seat }: LightProps) {
  const { t, view, seatName, act, check } = light;
  const [first] = [false, true]
    .flatMap((right) => view.players.map((_, count) => ({ deceived: count, allRight: right })))
    .filter((guesses) => check(seat, enterGuesses.make({ ...guesses })).length === 0);
  const [deceived, setDeceived] = useState(first?.deceived ?? 0);
  const [allRight, setAllRight] = useState(first?.allRight ?? false);
  const opponents = view.players.filter(({ left }) => !left).length - 1;
  return (
    <>
      <AppText variant="label">{t('ui.report-of', { seat: seatName(seat) })}</AppText>
      <Stepper label={t('ui.deceived')} value={deceived} max={opponents} onChange={setDeceived} />
      <Toggle label={t('ui.all-right')} value={allRight} onChange={setAllRight} />
      <Button
        label={t('ui.enter')}
        icon="check"
        onPress={() => act(seat, enterGuesses.make({ deceived, allRight }))}
      />
    </>
  );
}
