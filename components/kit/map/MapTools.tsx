import { IconButton } from '@/components/kit/IconButton';
import { useTranslate } from '@/i18n/use-translate';
import { type MapCamera } from './use-camera';

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
