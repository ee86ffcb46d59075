import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { HoldPad } from './HoldPad';
import { useReveal } from './use-reveal';

interface HoldToRevealProps {
  readonly name: string;
  /** In place of the secret while it is hidden. */
  readonly cover?: ReactNode;
  /** Called only while the secret is shown, so that nothing of it is on the page before. */
  readonly children: () => ReactNode;
}

export function HoldToReveal({ name, cover, children }: HoldToRevealProps) {
  const reveal = useReveal();
  return (
    <View style={styles.whole}>
      {reveal.shown ? children() : cover}
      <HoldPad reveal={reveal} name={name} />
    </View>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.l } });
