import { Sheet } from '@/components/kit/Sheet';
import { type CoveredSheetProps, CoveredSheet } from './CoveredSheet';

/** Something that one player fills in unseen. */
export function PrivateForm({ children, ...covered }: CoveredSheetProps) {
  const { title, onClose } = covered;
  return (
    <CoveredSheet {...covered}>
      {() => (
        <Sheet open title={title} onClose={onClose}>
          {children()}
        </Sheet>
      )}
    </CoveredSheet>
  );
}
