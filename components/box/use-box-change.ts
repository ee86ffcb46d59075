import { useToast } from '@/components/kit/Toast';
import { type AppTranslate } from '@/i18n/use-translate';
import { type Result } from '@/rules/core/codec';
import { type BoxProblem, type Undo } from '@/store/catalogue/catalogue';

type Done = 'box.saved' | 'box.removed' | 'box.confirmed' | 'plan.done';

/** Says what was done to a box, with one tap that takes it back. */
export const useBoxChange = (
  t: AppTranslate,
): ((result: Result<Undo, BoxProblem>, done: Done) => boolean) => {
  const toast = useToast();
  return (result, done) => {
    if (result.ok)
      toast({ text: t(done), action: { label: t('box.undo'), onPress: () => void result.value() } });
    else toast({ text: t('box.too-full') });
    return result.ok;
  };
};
