import { type ReactNode, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { type Frame } from '@/components/kit/map/plane';
import { space } from '@/components/kit/theme/tokens';
import { webProps } from '@/components/kit/web-props';
import { WhyNations } from '../why/WhyNations';
import { type Column } from '../standing/columns';
import { type Table } from '../table';

/** How high the picture may be. */
export interface PictureRoom {
  /** What lies below it takes so much without being scrolled. */
  readonly below: number;
  readonly least: number;
  readonly most: number;
}

interface TurnStageProps {
  readonly room: PictureRoom;
  readonly table: Table;
  readonly columns: readonly Column[];
  /** From edge to edge below the picture, in the place of what can be scrolled. */
  readonly map?: ReactNode;
  /** Told where what lies below the picture begins. */
  readonly onPanel: (frame: Frame) => void;
  /** Below the picture; none where it stands beside the stage. */
  readonly children: ReactNode;
}

/** What else stands above and below a stage on a phone. */
const AROUND = 280;

/** A list of numbers alone has nothing to focus, and still has to be scrolled by keys. */
const keys = webProps({ tabIndex: 0 });

/** The picture on top, always, and below it what the turn asks for. */
export function TurnStage(props: TurnStageProps) {
  const { table, columns, room, map, onPanel, children } = props;
  const { below, least, most } = room;
  const window = useWindowDimensions();
  const [height, setHeight] = useState(window.height - AROUND);
  const picture = Math.round(Math.max(least, Math.min(most, height - below)));
  const alone = !map && !children;
  return (
    <View style={styles.stage} onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}>
      <View style={styles.picture}>
        <WhyNations
          teller={table}
          columns={columns}
          postings={table.view.postings}
          height={alone ? Math.max(least, height - space.s) : picture}
        />
      </View>
      {map ? (
        <View style={styles.map} onLayout={({ nativeEvent }) => onPanel(nativeEvent.layout)}>
          {map}
        </View>
      ) : (
        children && (
          <ScrollView
            style={styles.panel}
            contentContainerStyle={styles.content}
            onLayout={({ nativeEvent }) => onPanel(nativeEvent.layout)}
            {...keys}
          >
            {children}
          </ScrollView>
        )
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1, minHeight: 0 },
  picture: { paddingHorizontal: space.s },
  map: { flex: 1, marginTop: space.xs },
  panel: { flex: 1, marginTop: space.s, marginHorizontal: space.s },
  content: { flexGrow: 1, paddingBottom: space.xs },
});
