import { type ReactNode } from 'react';
import { ScrollView, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { hairline, layout, space, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';
import { PageTitle } from './PageTitle';
import { SaveLine } from './SaveLine';
import { webProps } from './web-props';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

interface ScreenProps {
  readonly title?: string;
  readonly onBack?: () => void;
  /** At the right of the header. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** In reach of the thumb, always in sight. */
  readonly footer?: ReactNode;
  /** Uses the whole width of a tablet instead of one readable column. */
  readonly wide?: boolean;
  /** Something was changed on this page; then it says whether that is on the disk. Absent where nothing can be. */
  readonly changed?: boolean;
  /** The children scroll by themselves. */
  readonly still?: boolean;
}

export function Screen({
  title,
  onBack,
  actions,
  children,
  footer,
  wide = false,
  changed,
  still = false,
}: ScreenProps) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const column = wide ? styles.wide : styles.column;
  const sides = { paddingLeft: insets.left + space.l, paddingRight: insets.right + space.l };
  const bottom = footer ? space.xl : insets.bottom + space.xl;
  return (
    <View role="main" style={[styles.screen, { backgroundColor: colors.paper, paddingTop: insets.top }]}>
      <PageTitle title={title} />
      {title !== undefined && (
        <ScreenHeader
          title={title}
          {...(onBack ? { onBack } : {})}
          // In the line of the title, so that nothing below moves when it says something.
          saving={changed !== undefined && <SaveLine changed={changed} />}
          actions={actions}
          style={[column, sides]}
        />
      )}
      {still ? (
        <View style={[styles.fill, column, sides]}>{children}</View>
      ) : (
        // A page of text alone has nothing else that the keyboard could scroll it by.
        <ScrollView
          style={styles.fill}
          contentContainerStyle={[styles.content, column, sides, { paddingBottom: bottom }]}
          keyboardShouldPersistTaps="handled"
          {...webProps({ tabIndex: 0 })}
        >
          {children}
        </ScrollView>
      )}
      {footer && (
        <View style={[styles.footer, { borderColor: colors.line, backgroundColor: colors.paper }]}>
          <View style={[column, sides, styles.actions, { paddingBottom: insets.bottom + space.m }]}>
            {footer}
          </View>
        </View>
      )}
    </View>
  );
}

interface ScreenHeaderProps {
  readonly title: string;
  readonly onBack?: () => void;
  readonly saving?: ReactNode;
  readonly actions?: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

function ScreenHeader({ title, onBack, saving, actions, style }: ScreenHeaderProps) {
  const t = useTranslate();
  return (
    <View style={[styles.header, style]}>
      {onBack && (
        <View style={styles.back}>
          <IconButton icon="back" label={t('common.back')} onPress={onBack} />
        </View>
      )}
      <AppText variant="heading" level={1} style={styles.title}>
        {title}
      </AppText>
      {saving}
      {actions}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  fill: { flex: 1 },
  column: { width: '100%', maxWidth: layout.column, alignSelf: 'center' },
  wide: { width: '100%', alignSelf: 'center' },
  content: { paddingTop: space.s, gap: space.l },
  footer: { borderTopWidth: hairline },
  actions: { paddingTop: space.m, gap: space.s },
  header: { flexDirection: 'row', alignItems: 'flex-start', gap: space.xs, paddingVertical: space.s },
  back: { marginLeft: -space.m },
  title: { flex: 1, paddingVertical: (target.least - 34) / 2 },
});
