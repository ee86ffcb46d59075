import { type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { type DockAction, type DockQuiets } from '@/components/kit/stage/dock-action';
import { space } from '@/components/kit/theme/tokens';
import { webProps } from '@/components/kit/web-props';
import { Frame } from '@/components/match/frame/Frame';
import { isLastPhase, type Scoring } from './steps';
import { Steps } from './Steps';

interface SlideProps {
  readonly scoring: Scoring;
  readonly at: number;
  readonly scene: string;
  readonly children: ReactNode;
  readonly tray?: ReactNode;
  readonly action?: DockAction | undefined;
  readonly quiet?: DockQuiets;
}

/** The signs of the phase on top, what it is about now below, and in the dock what comes next. */
export function Slide({ scoring, at, scene, children, tray, action, quiet }: SlideProps) {
  return (
    <Frame
      scene={scene}
      stage={
        <View style={styles.stage}>
          <Steps politicians={scoring.print?.politicians ?? 0} cleansUp={!isLastPhase(scoring)} at={at} />
          <ScrollView style={styles.fill} contentContainerStyle={styles.content} {...keys}>
            {children}
          </ScrollView>
        </View>
      }
      tray={tray}
      action={action}
      quiet={quiet}
    />
  );
}

/** A slide of words alone has nothing to focus, and still has to be scrolled by keys. */
const keys = webProps({ tabIndex: 0 });

const styles = StyleSheet.create({
  stage: { flex: 1, minHeight: 0, paddingTop: space.xs, gap: space.s },
  fill: { flex: 1 },
  content: { flexGrow: 1, paddingHorizontal: space.s, paddingBottom: space.s, gap: space.s },
});
