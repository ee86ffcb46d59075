import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { IconButton } from '@/components/kit/IconButton';
import { useTranslate } from '@/i18n/use-translate';
import { type Frame } from './plane';
import { type MapCamera } from './use-camera';

interface MapPaneProps {
  /** What a screen reader says of the drawing; what is in it stands beside it in words. */
  readonly label: string;
  readonly frame: Frame;
  readonly camera: MapCamera;
  /** Without them they stand elsewhere: they cover what lies in the corner. */
  readonly tools?: boolean;
  /** The drawing, as large as the pane. */
  readonly children: ReactNode;
}

/** A map under the fingers: panned, zoomed and tapped. */
export function MapPane({ label, frame, camera, tools = true, children }: MapPaneProps) {
  const { colors } = useTheme();
  return (
    <View>
      <View
        role="img"
        accessible
        aria-label={label}
        {...camera.handlers}
        style={[
          styles.map,
          { aspectRatio: frame.width / frame.height },
          { borderColor: colors.line, backgroundColor: colors.paper },
          // Only known to browsers: a finger that pans the map must not scroll the page, and a map that is pushed
          // down by a card above it is moved as a layer instead of being painted again.
          { touchAction: camera.zoomed ? 'none' : 'pan-y', willChange: 'transform' } as object,
        ]}
      >
        <View style={StyleSheet.absoluteFill} pointerEvents="none">
          {children}
        </View>
      </View>
      {tools && (
        <View style={styles.tools}>
          <MapTools camera={camera} />
        </View>
      )}
    </View>
  );
}

const STEP = 1.6;

/** Zoom without two fingers. */
export function MapTools({ camera }: { readonly camera: MapCamera }) {
  const t = useTranslate();
  return (
    <>
      <IconButton
        icon="plus"
        label={t('match.zoom-in')}
        filled
        disabled={camera.atMost}
        onPress={() => camera.zoomBy(STEP)}
      />
      {camera.zoomed && (
        <>
          <IconButton
            icon="minus"
            label={t('match.zoom-out')}
            filled
            onPress={() => camera.zoomBy(1 / STEP)}
          />
          <IconButton icon="close" label={t('match.zoom-all')} filled onPress={camera.showAll} />
        </>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  map: { width: '100%', borderWidth: hairline, borderRadius: radius.m, overflow: 'hidden' },
  tools: { position: 'absolute', left: space.s, top: space.s, gap: space.s },
});
