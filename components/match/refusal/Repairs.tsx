import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { useMatch } from '../match-context';

interface RepairsProps {
  readonly title: string;
  readonly repairs: readonly Repair<BaseMove>[];
  readonly onRepair: (repair: Repair<BaseMove>) => void;
}

/** What makes the refused move legal, one tap each. */
export function Repairs({ title, repairs, onRepair }: RepairsProps) {
  const { say } = useMatch();
  return (
    <View role="group" aria-label={title} style={styles.group}>
      <AppText variant="stamp" tone="soft">
        {title}
      </AppText>
      {repairs.map((repair) => (
        <Button
          key={say(repair.label)}
          label={say(repair.label)}
          icon="check"
          onPress={() => onRepair(repair)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ group: { gap: space.s } });
