import { useRouter } from 'expo-router';
import { useState } from 'react';
import { useMatchTitle } from '@/components/match/use-match-title';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { useToast } from '@/components/kit/Toast';
import { type AppTranslate, useTranslate } from '@/i18n/use-translate';
import { type LoadReport } from '@/store/match/read-match';
import { type OpenedMatch, useMatch } from '../match-context';
import { whyOf } from '../wording';
import { Notice } from './Notice';

interface ReportNoticeProps {
  readonly report: LoadReport;
  readonly locked: boolean;
}

/** What loading could not keep. Nothing of it was thrown away, and the readable part can go on as a copy. */
export function ReportNotice({ report, locked }: ReportNoticeProps) {
  const t = useTranslate();
  const router = useRouter();
  const toast = useToast();
  const { matches } = useDebrief();
  const opened = useMatch();
  const [details, setDetails] = useState(false);
  const { header } = opened;
  const title = useMatchTitle()(header);
  const { reason, kept, entries } = report;
  const duplicate = async () => {
    const copy = await matches.duplicate(header.id, t('match.copy-name', { name: title }), entries);
    if (copy.ok) router.replace({ pathname: '/match/[id]', params: { id: copy.value } });
    else toast({ text: t('match.copy-failed') });
  };
  return (
    <Notice title={t(`match.report-${reason.kind}`)}>
      <AppText variant="small">
        {t('match.report-kept', { count: kept })} {locked ? t('match.report-locked') : ''}
      </AppText>
      {details && <AppText variant="small">{detailsOf(report, opened, t)}</AppText>}
      {!details && <Button label={t('match.report-details')} kind="quiet" onPress={() => setDetails(true)} />}
      {reason.kind !== 'newer-rules' && (
        <Button label={t('match.duplicate')} kind="secondary" onPress={() => void duplicate()} />
      )}
    </Notice>
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
    case 'refused':
      return reason.violations.map((violation) => whyOf(opened, violation)).join(' ');
  }
};
