import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space, target } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { IconButton } from '@/components/kit/IconButton';
import { useTranslate } from '@/i18n/use-translate';
import { type Standing, type StepLabel } from '@/store/match/moment';
import { useMatch } from './match-context';
import { type Dispatch } from './use-dispatch';

interface UndoBarProps {
  readonly standing: Standing;
  readonly dispatch: Dispatch;
}

/**
 * One tap takes the last step back. It asks where that turns back a draw of the phone, or cards on the real table.
 * Redo keeps its place while there is nothing to redo, and two lines fit: what lies above does not move with each step.
 */
export function UndoBar({ standing, dispatch }: UndoBarProps) {
  const t = useTranslate();
  const { session, say } = useMatch();
  const [asked, setAsked] = useState<Standing>();
  const { undo, redo, undoCrossesDraw, putBack } = standing;
  const label = (step: StepLabel): string => {
    if (step.kind !== 'said') return t(`match.step-${step.kind}`);
    const what = say(step.message);
    return step.more > 0 ? t('match.and-more', { what, count: step.more }) : what;
  };
  const back = () => dispatch.answer(session.undo());
  if (asked === standing)
    return (
      <View role="alert" style={styles.asking}>
        <AppText>{undoCrossesDraw ? t('match.undo-draw') : putBack && say(putBack)}</AppText>
        <View style={styles.row}>
          <View style={styles.grow}>
            <Button
              label={t(undoCrossesDraw ? 'match.undo-draw-yes' : 'common.undo')}
              kind="secondary"
              icon="undo"
              onPress={back}
            />
          </View>
          <View style={styles.grow}>
            <Button label={t('common.cancel')} kind="quiet" onPress={() => setAsked(undefined)} />
          </View>
        </View>
      </View>
    );
  return (
    <View style={styles.row}>
      <View style={styles.grow}>
        {undo ? (
          <Button
            label={t('common.undo-what', { what: label(undo) })}
            kind="quiet"
            icon="undo"
            dense
            onPress={undoCrossesDraw || putBack ? () => setAsked(standing) : back}
          />
        ) : (
          <AppText variant="small" tone="soft" style={styles.nothing}>
            {t('match.nothing-to-undo')}
          </AppText>
        )}
      </View>
      <IconButton
        icon="redo"
        label={redo ? t('match.redo-what', { what: label(redo) }) : t('match.nothing-to-redo')}
        onPress={() => dispatch.answer(session.redo())}
        disabled={!redo}
        filled
        size={target.thumb}
      />
    </View>
  );
}

interface BringBackProps {
  readonly bringBack: Standing['bringBack'];
  readonly dispatch: Dispatch;
}

/** Everything that was taken back since the last move, in one press. */
export function BringBack({ bringBack, dispatch }: BringBackProps) {
  const t = useTranslate();
  const { session } = useMatch();
  if (!bringBack) return null;
  const { by, steps, entries } = bringBack;
  return (
    <Button
      label={t('match.bring-back', { count: entries })}
      kind="secondary"
      icon="redo"
      dense
      onPress={() => dispatch.answer(session[by](steps))}
    />
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grow: { flex: 1 },
  asking: { gap: space.s },
  nothing: { paddingVertical: space.l, textAlign: 'center' },
});
