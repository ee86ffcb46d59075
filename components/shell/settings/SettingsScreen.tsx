import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { useBack } from '@/components/kit/use-back';
import { Icon } from '@/components/kit/icons/Icon';
import { WhenOpen } from '@/components/match/Gates';
import { Card } from '@/components/kit/Card';
import { Columns } from '@/components/kit/Grid';
import { ListRow } from '@/components/kit/ListRow';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { useDebrief, useSettings } from '@/components/kit/store/use-debrief';
import { Segmented } from '@/components/kit/Segmented';
import { isLanguage, type Language, languages } from '@/i18n/languages';
import { type Settings } from '@/store/settings/settings';
import { hasSound, sound } from '@/components/kit/device/sound';
import { Toggle } from '@/components/kit/Toggle';
import { BackupCard } from './BackupCard';
import { RestoreCard } from './RestoreCard';

export function SettingsScreen() {
  return (
    <WhenOpen>
      <SettingsPage />
    </WhenOpen>
  );
}

function SettingsPage() {
  const t = useTranslate();
  const router = useRouter();
  const back = useBack();
  return (
    <Screen title={t('settings.title')} onBack={back} wide saves>
      <Columns
        left={
          <>
            <LookCard />
            <TableCard />
          </>
        }
        right={
          <>
            <BackupCard />
            <RestoreCard />
            <Card>
              <View>
                <ListRow
                  title={t('about.title')}
                  leading={<Icon name="info" />}
                  onPress={() => router.push('/about')}
                />
                {__DEV__ && (
                  <ListRow
                    title="Gallery"
                    leading={<Icon name="eye" />}
                    onPress={() => router.push('/gallery')}
                  />
                )}
              </View>
            </Card>
          </>
        }
      />
    </Screen>
  );
}

function LookCard() {
  const t = useTranslate();
  const { settings } = useDebrief();
  const { language, theme } = useSettings();
  return (
    <Card title={t('settings.look')}>
      <Segmented<Language | 'system'>
        label={t('settings.language')}
        value={isLanguage(language) ? language : 'system'}
        onChange={(chosen) => settings.set({ language: chosen })}
        choices={[
          { value: 'system', label: t('settings.system') },
          ...languages.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Segmented<Settings['theme']>
        label={t('settings.theme')}
        value={theme}
        onChange={(chosen) => settings.set({ theme: chosen })}
        choices={[
          { value: 'system', label: t('settings.system') },
          { value: 'dark', label: t('settings.theme-dark'), icon: 'moon' },
          { value: 'light', label: t('settings.theme-light'), icon: 'sun' },
        ]}
      />
    </Card>
  );
}

const toggles = [
  ['haptics', 'settings.haptics', 'settings.haptics-detail'],
  ['sound', 'settings.sound', 'settings.sound-detail'],
  ['tapToShow', 'settings.tap', 'settings.tap-detail'],
  ['keepAwake', 'settings.awake', 'settings.awake-detail'],
] as const;
const offered = toggles.filter(([name]) => name !== 'sound' || hasSound);

function TableCard() {
  const t = useTranslate();
  const { settings } = useDebrief();
  const chosen = useSettings();
  const set = (name: (typeof toggles)[number][0], value: boolean) => {
    settings.set({ [name]: value });
    if (name === 'sound' && value) sound('commit');
  };
  return (
    <Card title={t('settings.table')}>
      <View>
        {offered.map(([name, label, detail]) => (
          <Toggle
            key={name}
            label={t(label)}
            detail={t(detail)}
            value={chosen[name]}
            onChange={(value) => set(name, value)}
          />
        ))}
      </View>
    </Card>
  );
}
