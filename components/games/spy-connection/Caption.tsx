import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { space } from '@/components/kit/theme/tokens';

interface CaptionProps {
  readonly title: string;
  readonly detail?: string;
}

/** What the tray is about, and what is worth knowing of it. */
export function Caption({ title, detail }: CaptionProps) {
  return (
    <View style={styles.caption}>
      <AppText variant="stamp" tone="soft">
        {title}
      </AppText>
      {detail !== undefined && (
        <AppText variant="fine" tone="soft">
          {detail}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  caption: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.m },
});
