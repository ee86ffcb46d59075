import { useTranslate } from '@/i18n/use-translate';
import { useMatch, useMoment } from '../match-context';
import { NoticeLine } from './NoticeLine';
import { ReportNotice } from './ReportNotice';

/** What keeps a match from being played as usual, a line each. The first ones count most. */
export function Notices() {
  const t = useTranslate();
  const { report, unsaved, writtenAnew } = useMatch();
  const access = useMoment((now) => now.access);
  return (
    <>
      {access === 'elsewhere' && <NoticeLine icon="eye" text={t('match.elsewhere')} />}
      {report && <ReportNotice report={report} locked={access === 'locked'} />}
      {unsaved > 0 && <NoticeLine icon="alert" urgent text={t('match.unsaved', { count: unsaved })} />}
      {writtenAnew && <NoticeLine icon="info" text={t('match.written-anew')} />}
    </>
  );
}
