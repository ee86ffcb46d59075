import { type ReactNode, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useToastRoom } from '@/components/kit/Toast';
import { webProps } from '@/components/kit/web-props';
import { matchStageLook } from './match-stage-look';

interface MatchStageProps {
  readonly strip: ReactNode;
  /** One line below the strip, off the stage's height. */
  readonly notice?: ReactNode;
  readonly stage: ReactNode;
  /** What belongs to whoever is to move. It scrolls where it does not fit. */
  readonly tray: ReactNode;
  readonly dock: ReactNode;
  /** Whether this screen is the one in front: only that one has a say in where news lie. */
  readonly inFront: boolean;
  /** How much of an upright screen is the picture's at least, where the tray is needed as much. */
  readonly share?: number;
}

/** A tray of words alone has nothing to focus, and still has to be scrolled by keys. */
const keys = webProps({ tabIndex: 0 });

/** The four places of a match. Upright they stand one above the other, wide ones have tray and dock beside the stage. */
export function MatchStage({ strip, notice, stage, tray, dock, inFront, share }: MatchStageProps) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const growth = useTextGrowth();
  const room = {
    width: window.width - insets.left - insets.right,
    height: window.height - insets.top - insets.bottom,
    growth,
    share,
  };
  const { beside, low, panel, stageLeast, trayLeast } = matchStageLook(room);
  const side = useRef<View>(null);
  const dockPlace = useRef<View>(null);
  const [dockHeight, setDockHeight] = useState(0);
  useToastRoom({ top: 0, right: beside ? panel : 0, above: beside ? dockPlace : side }, inFront);
  const sideLeast = dockHeight + (tray ? trayLeast : 0) + insets.bottom;
  const edges = { paddingTop: insets.top, paddingLeft: insets.left, paddingRight: insets.right };
  const head = (
    <>
      {strip}
      {notice}
    </>
  );
  // Stage, tray and dock keep their places in the tree, or a turn of the phone would close what is open in them.
  return (
    <View role="main" style={[styles.fill, edges, ground(colors.paper)]}>
      {!low && head}
      <View style={[styles.body, beside && styles.row]}>
        <View style={[styles.stage, { flexBasis: stageLeast }]}>{stage}</View>
        <View
          ref={side}
          style={[
            edge(colors.line),
            beside ? [styles.panel, { width: panel }] : [styles.below, { minHeight: sideLeast }],
            { paddingBottom: insets.bottom },
          ]}
        >
          {low && head}
          <ScrollView
            {...keys}
            style={beside ? styles.grows : styles.hugs}
            contentContainerStyle={styles.tray}
            keyboardShouldPersistTaps="handled"
          >
            {tray}
          </ScrollView>
          <View ref={dockPlace} onLayout={({ nativeEvent }) => setDockHeight(nativeEvent.layout.height)}>
            {dock}
          </View>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  body: { flex: 1, minHeight: 0 },
  row: { flexDirection: 'row' },
  // The tray gives way first. Only where the words are so large that nothing is left of it, the stage does.
  stage: { flexGrow: 1, flexShrink: 1, minWidth: 0, minHeight: 0 },
  below: { flexShrink: 1000, borderTopWidth: hairline },
  panel: { borderLeftWidth: hairline },
  grows: { flexGrow: 1, flexShrink: 1 },
  hugs: { flexGrow: 0, flexShrink: 1 },
  tray: { paddingHorizontal: space.l, paddingTop: space.m, gap: space.m },
});
