import { useBack } from '@/components/kit/use-back';
import { AppText } from '@/components/kit/AppText';
import { Card } from '@/components/kit/Card';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { version } from '@/package.json';

export function AboutScreen() {
  const t = useTranslate();
  const back = useBack('/settings');
  return (
    <Screen title={t('about.title')} onBack={back}>
      <AppText variant="title">{`${t('app.name')} ${version}`}</AppText>
      <AppText>{t('about.what')}</AppText>
      <Card title={t('about.games')}>
        <AppText>{t('about.games-text')}</AppText>
      </Card>
      <Card title={t('about.privacy')}>
        <AppText>{t('about.privacy-text')}</AppText>
      </Card>
      <Card title={t('about.licence')}>
        <AppText>{t('about.licence-text')}</AppText>
      </Card>
      <Card title={t('about.fonts')}>
        <AppText>{t('about.fonts-text')}</AppText>
      </Card>
    </Screen>
  );
}
