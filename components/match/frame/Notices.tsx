import { useRouter } from 'expo-router';
import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useToast } from '@/components/kit/Toast';
import { useMatchTitle } from '@/components/match/seat-names';
import { type AppTranslate, useTranslate } from '@/i18n/use-translate';
import { READ_LIMITS } from '@/rules/core/log/limits';
import { type LoadReport } from '@/store/match/read-match';
import { type OpenedMatch, useMatch, useMoment } from '../match-context';
import { whyOf } from '../wording';
import { NoticeLine } from './NoticeLine';

/** What keeps a match from being played as usual, a line each. The first ones count most. */
export function Notices() {
  const t = useTranslate();
  const { report, unsaved } = useMatch();
  const access = useMoment((now) => now.access);
  return (
    <>
      {access === 'elsewhere' && <NoticeLine icon="eye" text={t('match.elsewhere')} />}
      {report && <ReportNotice report={report} locked={access === 'locked'} />}
      {unsaved > 0 && <NoticeLine icon="alert" urgent text={t('match.unsaved', { count: unsaved })} />}
    </>
  );
}

interface ReportNoticeProps {
  readonly report: LoadReport;
  readonly locked: boolean;
}

/** What loading could not keep. Nothing of it was thrown away, and the readable part can go on as a copy. */
function ReportNotice({ report, locked }: ReportNoticeProps) {
  const t = useTranslate();
  const router = useRouter();
  const toast = useToast();
  const { matches } = useDebrief();
  const opened = useMatch();
  const [details, setDetails] = useState(false);
  const { header } = opened;
  const name = useMatchTitle()(header);
  const { reason, kept, entries } = report;
  const title = t(`match.report-${reason.kind}`);
  const duplicate = async () => {
    const copy = await matches.duplicate(header.id, t('match.copy-name', { name }), entries);
    if (copy.ok) router.replace({ pathname: '/match/[id]', params: { id: copy.value } });
    else toast({ text: t('match.copy-failed') });
  };
  return (
    <>
      <NoticeLine
        icon="alert"
        urgent
        text={title}
        action={{ label: t('match.report-details'), onPress: () => setDetails(true) }}
      />
      <Sheet open={details} title={title} onClose={() => setDetails(false)}>
        <AppText>
          {t('match.report-kept', { count: kept })} {locked ? t('match.report-locked') : ''}
        </AppText>
        <AppText variant="small" tone="soft">
          {detailsOf(report, opened, t)}
        </AppText>
        {reason.kind !== 'newer-rules' && (
          <Button label={t('match.duplicate')} onPress={() => void duplicate()} />
        )}
      </Sheet>
    </>
  );
}

const detailsOf = ({ reason }: LoadReport, opened: OpenedMatch, t: AppTranslate): string => {
  switch (reason.kind) {
    case 'damaged':
      return t(`match.damage-${reason.damage.kind}`);
    case 'not-understood':
      return `${reason.misfit.path}: ${reason.misfit.problem}`;
    case 'newer-rules':
      return t('match.report-version', { number: reason.version });
    case 'too-long':
      return t(`match.excess-${reason.excess}`, { limit: READ_LIMITS[reason.excess] });
    case 'refused':
      return reason.violations.map((violation) => whyOf(opened, violation)).join(' ');
  }
};
