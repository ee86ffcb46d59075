import { Sheet } from '@/components/ui/Sheet';
import type { CoveredSheetProps } from './CoveredSheet';
import { CoveredSheet } from './CoveredSheet';

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
