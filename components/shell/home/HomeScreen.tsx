import { useRouter } from 'expo-router';
import { useDebriefIfOpen } from '@/components/kit/store/use-debrief';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { Games } from './Games';
import { Matches } from './Matches';
import { Resume } from './Resume';
import { ResumePlace } from './ResumePlace';
import { UpdateLine } from './UpdateLine';

/** Painted before the disk has answered: what comes from it is added when it is there. */
export function HomeScreen() {
  const t = useTranslate();
  const router = useRouter();
  const open = useDebriefIfOpen() !== undefined;
  return (
    <Screen
      title={t('app.name')}
      actions={
        <>
          <IconButton icon="people" label={t('players.title')} onPress={() => router.push('/players')} />
          <IconButton icon="settings" label={t('settings.title')} onPress={() => router.push('/settings')} />
        </>
      }
    >
      <AppText tone="soft">{t('app.tagline')}</AppText>
      <UpdateLine />
      <ResumePlace open={open}>{open ? <Resume /> : <AppText>{t('home.welcome')}</AppText>}</ResumePlace>
      <Games />
      {open && <Matches />}
    </Screen>
  );
}
