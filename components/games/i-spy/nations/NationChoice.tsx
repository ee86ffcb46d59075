import { Grid } from '@/components/kit/Grid';
import { Button } from '@/components/kit/Button';
import { useGameWords } from '@/i18n/use-say';
import { type Nation, NATIONS } from '@/rules/i-spy/model/pieces';
import { GAME } from '../table';
import { nationName } from '../words';

interface NationChoiceProps {
  readonly label: string;
  readonly onNation: (nation: Nation) => void;
  readonly chosen?: Nation | undefined;
  readonly nations?: readonly Nation[];
}

/** One Nation, one tap. */
export function NationChoice({ label, onNation, chosen, nations = NATIONS }: NationChoiceProps) {
  const t = useGameWords(GAME);
  return (
    <Grid label={label}>
      {nations.map((nation) => (
        <Button
          key={nation}
          label={nationName(t, nation)}
          kind={nation === chosen ? 'primary' : 'secondary'}
          onPress={() => onNation(nation)}
        />
      ))}
    </Grid>
  );
}
