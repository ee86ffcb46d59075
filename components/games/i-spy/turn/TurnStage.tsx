import { type ReactNode, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { webProps } from '@/components/kit/web-props';
import { WhyNations } from '../why/WhyNations';
import { type Column } from '../standing/columns';
import { type Table } from '../table';

interface TurnStageProps {
  readonly table: Table;
  readonly columns: readonly Column[];
  /** How much of the stage the picture may have. */
  readonly share: number;
  readonly least: number;
  readonly most: number;
  /** Below the picture; none where it stands beside the stage. */
  readonly children: ReactNode;
}

/** What else stands above and below a stage on a phone. */
const AROUND = 280;

/** A list of numbers alone has nothing to focus, and still has to be scrolled by keys. */
const keys = webProps({ tabIndex: 0 });

/** The picture on top, always, and below it what the turn asks for. */
export function TurnStage({ table, columns, share, least, most, children }: TurnStageProps) {
  const window = useWindowDimensions();
  const [height, setHeight] = useState(window.height - AROUND);
  const picture = Math.round(Math.max(least, Math.min(most, height * share)));
  return (
    <View style={styles.stage} onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}>
      <WhyNations
        teller={table}
        columns={columns}
        postings={table.view.postings}
        height={children ? picture : Math.max(least, height - space.s)}
      />
      {children && (
        <ScrollView style={styles.panel} contentContainerStyle={styles.content} {...keys}>
          {children}
        </ScrollView>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1, minHeight: 0, paddingHorizontal: space.s },
  panel: { flex: 1, marginTop: space.s },
  content: { flexGrow: 1, paddingBottom: space.xs },
});
