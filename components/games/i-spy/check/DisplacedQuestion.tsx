import { useState } from 'react';
import { View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Stepper } from '@/components/kit/Stepper';
import { Toggle } from '@/components/kit/Toggle';
import { useGameWords, useSay } from '@/i18n/use-say';
import { type MapPrint } from '@/rules/i-spy/model/map';
import { type DisplacedFacts, whereDisplaced } from '@/rules/i-spy/questions/places';
import { GAME } from '../table';

const MOST_VACANT = 4;
/** The mover and the displaced one are two of four. */
const MOST_OCCUPIED = 2;

interface Around {
  readonly vacant: number;
  readonly occupied: number;
  /** Whether a Spy there has a vacant Region beside it. */
  readonly canMove: boolean;
}

/** A map with no more on it than was asked: the Region itself and what lies around it. */
const factsOf = ({ vacant, occupied, canMove }: Around): DisplacedFacts => {
  const name = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind}-${at}`);
  const [empty, full] = [name('vacant', vacant), name('occupied', occupied)];
  const beyond = canMove ? full.map((id) => `beyond-${id}`) : [];
  const map: MapPrint = {
    regions: ['here', ...empty, ...full, ...beyond, 'far'].map((id) => ({ id, name: id, kind: 'normal' })),
    routes: [
      ...[...empty, ...full].map((id) => ({ regions: ['here', id] as const })),
      ...(canMove ? full.map((id) => ({ regions: [id, `beyond-${id}`] as const })) : []),
    ],
    airshipRoutes: [],
  };
  return { map, spies: ['here', undefined, ...full], displaced: 1, from: 'here', moved: [0] };
};

/** IS-36 */
export function DisplacedQuestion() {
  const t = useGameWords(GAME);
  const say = useSay(GAME, { seatName: String });
  const [around, setAround] = useState<Around>({ vacant: 1, occupied: 1, canMove: true });
  const { because, rule } = whereDisplaced(factsOf(around));
  const set = (change: Partial<Around>) => setAround({ ...around, ...change });
  return (
    <>
      <View aria-live="polite" style={{ gap: space.s }}>
        <AppText variant="label">{say(because)}</AppText>
        <AppText variant="small" tone="soft">
          {rule}
        </AppText>
      </View>
      <Stepper
        label={t('ui.check.vacant')}
        value={around.vacant}
        max={MOST_VACANT}
        onChange={(vacant) => set({ vacant })}
      />
      <Stepper
        label={t('ui.check.occupied')}
        value={around.occupied}
        max={MOST_OCCUPIED}
        onChange={(occupied) => set({ occupied })}
      />
      {around.occupied > 0 && (
        <Toggle
          label={t('ui.check.can-move')}
          value={around.canMove}
          onChange={(canMove) => set({ canMove })}
        />
      )}
    </>
  );
}
