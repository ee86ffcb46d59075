import { useTranslate } from '@/i18n/use-translate';
import { type BackupProblem } from '@/store/backup/read-backup';

/** Why a file is not taken, in words. */
export const useRefusal = (): ((problem: BackupProblem) => string) => {
  const t = useTranslate();
  return (problem) => {
    switch (problem.kind) {
      case 'too-large':
        return t('restore.too-large');
      case 'not-json':
      case 'not-a-backup':
        return t('restore.not-ours');
      case 'newer':
        return t('restore.newer');
      case 'checksum':
        return t('restore.damaged');
      case 'misfit':
        return t('restore.misfit', { place: problem.path });
    }
  };
};
