import { useEffect } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { HoldPad } from '@/components/kit/secret/HoldToReveal';
import { PassCover } from '@/components/kit/secret/PassCover';
import { secondFinger } from '@/components/kit/secret/fingers';
import { veilSwitcher } from '@/components/kit/secret/privacy';
import { useReveal } from '@/components/kit/secret/use-reveal';
import { layout, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Button } from '@/components/kit/Button';
import { webProps } from '@/components/kit/web-props';
import { useTranslate } from '@/i18n/use-translate';
import { type Seat } from '@/rules/core/seat';
import { useMatch } from '../match-context';
import { SeatMark } from '../SeatMark';
import { type Dispatch } from '../use-dispatch';
import { GameBoard, useBoardProps } from './GameBoard';

interface PrivateTurnProps {
  readonly seat: Seat;
  readonly dispatch: Dispatch;
  readonly onBack: () => void;
}

/** The phone is with one person. Only while they hold does the app look through their eyes. */
export function PrivateTurn({ seat, dispatch, onBack }: PrivateTurnProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const { height } = useWindowDimensions();
  const { seatName, screens } = useMatch();
  const { Actions } = screens;
  const board = useBoardProps(dispatch, seat);
  const reveal = useReveal();
  useEffect(veilSwitcher, []);
  const name = seatName(seat);
  return (
    <View role="main" style={[styles.whole, { backgroundColor: colors.paper, paddingTop: insets.top }]}>
      <ScrollView
        style={styles.fill}
        contentContainerStyle={[styles.column, styles.content]}
        {...webProps({ tabIndex: 0 })}
        {...secondFinger}
      >
        {reveal.shown ? (
          <GameBoard dispatch={dispatch} viewer={seat} />
        ) : (
          <PassCover name={name} badge={<SeatMark seat={seat} size={96} />} />
        )}
      </ScrollView>
      <View style={[styles.column, styles.foot, { paddingBottom: insets.bottom + space.m }]}>
        {reveal.shown && (
          <ScrollView style={{ flexGrow: 0, maxHeight: height * 0.4 }} {...secondFinger}>
            <Actions {...board} seat={seat} />
          </ScrollView>
        )}
        <HoldPad reveal={reveal} name={name} />
        <Button label={t('secret.back')} kind="quiet" icon="pass" onPress={onBack} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  fill: { flex: 1 },
  column: { width: '100%', maxWidth: layout.column, alignSelf: 'center' },
  content: { flexGrow: 1, padding: space.l, gap: space.l },
  foot: { paddingHorizontal: space.l, paddingTop: space.s, gap: space.s },
});
