import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { fileName } from '@/components/kit/device/file-name';
import { Icon } from '@/components/kit/icons/Icon';
import { ListRow } from '@/components/kit/ListRow';
import { Sheet } from '@/components/kit/Sheet';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useToast } from '@/components/kit/Toast';
import { useGiveFile } from '@/components/kit/use-give-file';
import { useMatchTitle } from '@/components/match/seat-names';
import { type AppTranslate, useTranslate } from '@/i18n/use-translate';
import { READ_LIMITS } from '@/rules/core/log/limits';
import { type LoadReport } from '@/store/match/read-match';
import { type OpenedMatch, useMatch, useStanding } from '../match-context';
import { whyOf } from '../wording';
import { NoticeLine } from './NoticeLine';
import { ReportBar } from './ReportBar';

interface ReportProps {
  readonly report: LoadReport;
  readonly locked: boolean;
}

/** Of these matches it was told since the app was started. */
const told = new Set<string>();

/** What loading could not keep. By itself it is told once; then a line leads to it. */
export function ReportNotice({ report, locked }: ReportProps) {
  const t = useTranslate();
  const { id } = useMatch().header;
  const [open, setOpen] = useState(!told.has(id));
  const title = t(`match.report-${report.reason.kind}`);
  const close = () => {
    told.add(id);
    setOpen(false);
  };
  return (
    <>
      <NoticeLine
        icon="alert"
        urgent
        text={title}
        action={{ label: t('match.report-show'), onPress: () => setOpen(true) }}
      />
      {open && <ReportSheet report={report} locked={locked} title={title} onClose={close} />}
    </>
  );
}

interface SheetProps extends ReportProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Nothing of it was thrown away: it can be kept as a file, looked at, and the readable part can be played on. */
function ReportSheet({ report, locked, title, onClose }: SheetProps) {
  const t = useTranslate();
  const debrief = useDebrief();
  const opened = useMatch();
  const { give, told } = useGiveFile();
  const [details, setDetails] = useState(false);
  const { id } = opened.header;
  const newer = report.reason.kind === 'newer-rules';
  const copy = useCopy(report);
  const onward = useOnward();
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        newer ? undefined : (
          <>
            {locked ? (
              <Button label={t('match.duplicate')} icon="right" onPress={() => void copy()} />
            ) : (
              <Button label={onward} icon="right" onPress={onClose} />
            )}
            <AppText variant="small" tone="soft">
              {t(locked ? 'match.report-untouched' : 'match.report-kept-aside')}
            </AppText>
          </>
        )
      }
    >
      <AppText>
        {t('match.report-kept', { count: report.kept })} {locked ? t('match.report-locked') : ''}
      </AppText>
      <ReportBar cut={!newer} />
      <View>
        <ListRow
          title={t('match.report-file')}
          detail={told ?? t('match.report-file-detail')}
          leading={<Icon name="download" />}
          onPress={() => void give({ name: fileName(Date.now(), id), text: () => debrief.rawMatch(id) })}
        />
        <ListRow
          title={t('match.report-look')}
          detail={t('match.report-look-detail')}
          leading={<Icon name="eye" />}
          onPress={onClose}
        />
        {!locked && (
          <ListRow
            title={t('match.duplicate')}
            detail={t('match.report-untouched')}
            leading={<Icon name="plus" />}
            onPress={() => void copy()}
          />
        )}
        <ListRow
          title={t('match.report-details')}
          {...(details ? { detail: detailsOf(report, opened, t) } : {})}
          leading={<Icon name="info" />}
          onPress={() => setDetails(!details)}
        />
      </View>
    </Sheet>
  );
}

/** What is played on with, by whose turn it is. */
const useOnward = (): string => {
  const t = useTranslate();
  const { seatName } = useMatch();
  const decision = useStanding().status.decisions.at(-1);
  const [seat, ...others] = decision?.seats ?? [];
  return seat === undefined || others.length > 0
    ? t('match.report-onward')
    : t('match.report-onward-from', { name: seatName(seat) });
};

/** The readable part goes on as a match of its own. */
const useCopy = ({ entries }: LoadReport): (() => Promise<void>) => {
  const t = useTranslate();
  const router = useRouter();
  const toast = useToast();
  const { matches } = useDebrief();
  const { header } = useMatch();
  const name = useMatchTitle()(header);
  return async () => {
    const copy = await matches.duplicate(header.id, t('match.copy-name', { name }), entries);
    if (copy.ok) router.replace({ pathname: '/match/[id]', params: { id: copy.value } });
    else toast({ text: t(copy.error.kind === 'full' ? 'room.no-copy' : 'match.copy-failed') });
  };
};

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
