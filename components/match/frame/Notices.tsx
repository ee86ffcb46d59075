import { useRouter } from 'expo-router';
import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type AppTranslate, useTranslate } from '@/i18n/use-translate';
import { type Moment } from '@/store/match/moment';
import { useMatchTitle } from '@/components/match/seat-names';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useToast } from '@/components/kit/Toast';
import { type LoadReport } from '@/store/match/read-match';
import { Icon } from '@/components/kit/icons/Icon';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type OpenedMatch, useMatch } from '../match-context';
import { whyOf } from '../wording';

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

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

function Notice({ title, children }: NoticeProps) {
  const { colors } = useTheme();
  return (
    <View role="alert" style={[styles.notice, ground(colors.sheet), edge(colors.danger)]}>
      <View style={styles.head}>
        <Icon name="alert" color={colors.danger} />
        <AppText variant="label" style={styles.words}>
          {title}
        </AppText>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  notice: { gap: space.s, padding: space.m, borderWidth: 2, borderRadius: radius.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
