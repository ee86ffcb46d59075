import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Stack, STACKS } from '@/rules/spymaster/model/prints';
import { type Table } from '../table';

interface StackKeysProps {
  readonly table: Table;
  readonly onStack: (stack: Stack) => void;
}

/** SM-20: the stacks as they lie beside the board; where one was, its place stays empty. */
export function StackKeys({ table: { t, view }, onStack }: StackKeysProps) {
  const { colors, accent } = useTheme();
  return (
    <View role="group" aria-label={t('ui.stacks')} style={styles.stacks}>
      {STACKS.map((stack) =>
        view.stacks.includes(stack) ? (
          <Pressable
            key={stack}
            role="button"
            aria-label={t('ui.stack', { stack })}
            onPress={() => onStack(stack)}
            style={styles.stack}
          >
            {({ pressed }) => (
              <>
                <View style={[styles.under, ground(colors.inset), edge(colors.lineStrong)]} />
                <View style={[styles.top, ground(pressed ? colors.inset : colors.sheet), edge(accent.fill)]}>
                  <AppText aria-hidden variant="title" tone="accent">
                    {stack}
                  </AppText>
                </View>
              </>
            )}
          </Pressable>
        ) : (
          <View key={stack} style={[styles.stack, styles.gone, edge(colors.line)]} />
        ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stacks: { flexDirection: 'row', gap: space.s },
  stack: { flex: 1, minHeight: target.thumb },
  under: { ...StyleSheet.absoluteFill, top: 4, left: 4, borderWidth: 1, borderRadius: radius.m },
  top: {
    flex: 1,
    marginRight: 4,
    marginBottom: 4,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderRadius: radius.m,
  },
  gone: { borderWidth: 1, borderStyle: 'dashed', borderRadius: radius.m },
});
