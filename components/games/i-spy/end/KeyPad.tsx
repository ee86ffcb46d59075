import { type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { type EntryKey } from '@/components/kit/number-entry';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { radius, target } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useTranslate } from '@/i18n/use-translate';

interface KeyPadProps {
  /** What is typed. */
  readonly label: string;
  /** What the large key sets. */
  readonly set: string;
  readonly onKey: (key: EntryKey) => void;
  readonly onSet: () => void;
}

const DIGITS = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
] as const;

/** Digits as large as thumbs; a number that cannot go on sets itself, so that the large key is for short ones. */
export function KeyPad({ label, set, onKey, onSet }: KeyPadProps) {
  const { accent } = useTheme();
  const t = useTranslate();
  const beside = [
    <Key key="delete" name={t('common.digit-delete')} onPress={() => onKey('delete')}>
      <Icon name="backspace" size={24} />
    </Key>,
    <Key key="more" name={t('number.more')} onPress={() => onKey('more')}>
      <AppText variant="title">+1</AppText>
    </Key>,
    <Key key="less" name={t('number.less')} onPress={() => onKey('less')}>
      <AppText variant="title">−1</AppText>
    </Key>,
  ];
  return (
    <View role="group" aria-label={label} style={styles.pad}>
      {DIGITS.map((digits, row) => (
        <View key={row} style={styles.row}>
          {digits.map((digit) => (
            <Key key={digit} name={String(digit)} onPress={() => onKey({ digit })}>
              <AppText variant="number">{digit}</AppText>
            </Key>
          ))}
          {beside[row]}
        </View>
      ))}
      <View style={styles.row}>
        <Key name="0" onPress={() => onKey({ digit: 0 })}>
          <AppText variant="number">0</AppText>
        </Key>
        <Pressable
          role="button"
          aria-label={set}
          onPress={onSet}
          style={({ pressed }) => [styles.set, ground(accent.fill), pressed && styles.pressed]}
        >
          <AppText variant="move" numberOfLines={1} style={ink(accent.on)}>
            {set}
          </AppText>
        </Pressable>
      </View>
    </View>
  );
}

interface KeyProps {
  readonly name: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Key({ name, onPress, children }: KeyProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={name}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        ground(pressed ? colors.line : colors.sheet),
        edge(colors.lineStrong),
      ]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  pad: { gap: 6 },
  row: { flexDirection: 'row', gap: 6 },
  key: {
    flex: 1,
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.m,
  },
  set: {
    flex: 3,
    marginLeft: 1,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
  },
  pressed: { opacity: 0.7 },
});
