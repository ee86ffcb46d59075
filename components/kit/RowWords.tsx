import { StyleSheet, View } from 'react-native';
import { AppText } from './AppText';

interface RowWordsProps {
  readonly title: string;
  readonly detail?: string | undefined;
  /** It is done, or cannot be. */
  readonly soft?: boolean;
}

/** What a row is about, and below it what else there is to say. */
export function RowWords({ title, detail, soft = false }: RowWordsProps) {
  return (
    <View style={styles.words}>
      <AppText variant="label" tone={soft ? 'soft' : 'ink'}>
        {title}
      </AppText>
      {detail !== undefined && (
        <AppText variant="small" tone="soft">
          {detail}
        </AppText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ words: { flex: 1 } });
