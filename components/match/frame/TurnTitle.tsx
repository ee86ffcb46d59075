import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { useTurnWords } from './turn-words';

/** The head of the page for a screen reader, which hears of every turn by it. Everybody else sees the strip. */
export function TurnTitle() {
  const { title, where } = useTurnWords();
  return (
    <View aria-live="polite" style={styles.unseen}>
      <AppText variant="heading" level={1} numberOfLines={1}>
        {title}
      </AppText>
      {where !== '' && <AppText numberOfLines={1}>{where}</AppText>}
    </View>
  );
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' },
});
