import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useTranslate } from '@/i18n/use-translate';
import { useMatch } from '../match-context';
import { type Moment } from '@/store/match/moment';
import { Notice } from './Notice';
import { ReportNotice } from './ReportNotice';

/** What keeps a match from being played as usual. */
export function Notices({ access }: Pick<Moment, 'access'>) {
  const t = useTranslate();
  const { match, report, unsaved } = useMatch();
  const [taking, setTaking] = useState(false);
  const takeOver = () => {
    setTaking(true);
    void match.takeOver().finally(() => setTaking(false));
  };
  return (
    <>
      {access === 'elsewhere' && (
        <Notice title={t('match.elsewhere')}>
          <AppText variant="small">{t('match.elsewhere-hint')}</AppText>
          <Button label={t('match.take-over')} busy={taking} onPress={takeOver} />
        </Notice>
      )}
      {unsaved > 0 && <Notice title={t('match.unsaved', { count: unsaved })} />}
      {report && <ReportNotice report={report} locked={access === 'locked'} />}
    </>
  );
}
