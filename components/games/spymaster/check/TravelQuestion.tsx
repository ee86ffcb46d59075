import { useState } from 'react';
import { Answer } from '@/components/match/Questions';
import { AppText } from '@/components/kit/AppText';
import { Segmented } from '@/components/kit/Segmented';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { type Location } from '@/rules/spymaster/model/prints';
import { travelCost } from '@/rules/spymaster/questions';
import { GAME } from '../table';

type Kind = 'hub' | 'city';
type Where = 'same-area' | 'other-area';

const KINDS: readonly Kind[] = ['city', 'hub'];
const WHERE: readonly Where[] = ['same-area', 'other-area'];

/** Hubs are alike and so are cities: which of them it is makes no difference to the way. */
const FROM: Readonly<Record<Kind, Location>> = { hub: 'area-1-hub', city: 'area-1-green' };
const TO: Readonly<Record<Where, Readonly<Record<Kind, Location>>>> = {
  'same-area': { hub: 'area-1-hub', city: 'area-1-red' },
  'other-area': { hub: 'area-2-hub', city: 'area-2-red' },
};

/** SM-32 */
export function TravelQuestion() {
  const t = useGameWords(GAME);
  const [from, setFrom] = useState<Kind>('city');
  const [where, setWhere] = useState<Where>('other-area');
  const [to, setTo] = useState<Kind>('city');
  const [points, setPoints] = useState(3);
  const kinds = KINDS.map((value) => ({ value, label: t(`ui.check.${value}`) }));
  const verdict = travelCost({ from: FROM[from], to: TO[where][to], points });
  const steps = verdict.path.map((step) => t(step.endsWith('-hub') ? 'ui.check.hub' : 'ui.check.city'));
  return (
    <>
      <Answer game={GAME} verdict={verdict} />
      <AppText variant="label">{steps.join(' → ')}</AppText>
      <Segmented<Kind> label={t('ui.check.from')} value={from} onChange={setFrom} choices={kinds} />
      <Segmented<Where>
        label={t('ui.check.where')}
        value={where}
        onChange={setWhere}
        choices={WHERE.map((value) => ({ value, label: t(`ui.check.${value}`) }))}
      />
      <Segmented<Kind> label={t('ui.check.to')} value={to} onChange={setTo} choices={kinds} />
      <Stepper label={t('ui.check.points')} value={points} max={9} onChange={setPoints} />
    </>
  );
}
