import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useTranslate } from '@/i18n/use-translate';
import { type Format } from './result-drawing';

interface ShareSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onShare: (format: Format) => void;
}

/** Which picture goes out. */
export function ShareSheet({ open, onClose, onShare }: ShareSheetProps) {
  const t = useTranslate();
  return (
    <Sheet open={open} title={t('score.share')} onClose={onClose}>
      <Button label={t('score.share-square')} icon="share" onPress={() => onShare('square')} />
      <Button
        label={t('score.share-upright')}
        kind="secondary"
        icon="share"
        onPress={() => onShare('upright')}
      />
    </Sheet>
  );
}
