import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { chooseStack } from '@/rules/spymaster/moves/choose-stack';
import { type ActProps } from './act-props';

/** SM-20: one of the stacks that are left. */
export function StackActions({ table, seat }: ActProps) {
  const { t, view, act } = table;
  return (
    <>
      <AppText variant="label">{t('ui.choose-stack', { count: view.stackSize })}</AppText>
      <View role="group" aria-label={t('ui.stacks')} style={styles.stacks}>
        {view.stacks.map((stack) => (
          <View key={stack} style={styles.stack}>
            <Button
              label={String(stack)}
              name={t('ui.stack', { stack })}
              onPress={() => act(seat, chooseStack.make({ stack }))}
            />
          </View>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  stacks: { flexDirection: 'row', gap: space.s },
  stack: { flex: 1 },
});
