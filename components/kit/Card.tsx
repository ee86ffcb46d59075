import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from './AppText';

interface CardProps {
  /** Stamped on the tab of the folder. */
  readonly tab?: string;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Marked with the signal colour: this one matters now. */
  readonly marked?: boolean;
}

/** A page of the dossier. */
export function Card({ tab, title, children, marked = false }: CardProps) {
  const { colors, accent } = useTheme();
  return (
    <View>
      {tab !== undefined && (
        <View style={[styles.tab, ground(colors.sheet), edge(colors.line)]}>
          <AppText variant="stamp" tone={marked ? 'accent' : 'soft'}>
            {tab}
          </AppText>
        </View>
      )}
      <View
        style={[
          styles.card,
          tab !== undefined && styles.underTab,
          ground(colors.sheet),
          edge(colors.line),
          marked && { borderLeftColor: accent.fill, borderLeftWidth: 4 },
        ]}
      >
        {title !== undefined && (
          <AppText variant="title" level={2}>
            {title}
          </AppText>
        )}
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: hairline, borderRadius: radius.m, padding: space.l, gap: space.m },
  underTab: { borderTopLeftRadius: 0 },
  tab: {
    alignSelf: 'flex-start',
    paddingHorizontal: space.m,
    paddingTop: space.xs,
    paddingBottom: space.xs + 1,
    borderWidth: hairline,
    borderBottomWidth: 0,
    borderTopLeftRadius: radius.m,
    borderTopRightRadius: radius.m,
    marginBottom: -hairline,
    zIndex: 1,
  },
});
