import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useBack } from '@/components/kit/use-back';
import { Icon } from '@/components/kit/icons/Icon';
import { WhenOpen } from '@/components/match/Gates';
import { type IconName } from '@/components/kit/icons/icons';
import { space } from '@/components/kit/theme/tokens';
import { Columns } from '@/components/kit/Grid';
import { ListRow } from '@/components/kit/ListRow';
import { Screen } from '@/components/kit/Screen';
import { useTranslate } from '@/i18n/use-translate';
import { useDebrief, useSettings } from '@/components/kit/store/use-debrief';
import { useChanged } from '@/components/kit/store/use-saving';
import { Segmented } from '@/components/kit/Segmented';
import { isLanguage, type Language, languages } from '@/i18n/languages';
import { type Settings } from '@/store/settings/settings';
import { type AppKey } from '@/i18n/words';
import { hasSound, sound } from '@/components/kit/device/sound';
import { Toggle } from '@/components/kit/Toggle';
import { BackupSection } from './BackupSection';
import { RestoreSection } from './RestoreSection';
import { Marked, Section } from './Section';

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
  const changed = useChanged(useSettings());
  return (
    <Screen title={t('settings.title')} onBack={back} wide changed={changed}>
      <Columns
        left={
          <>
            <Look />
            <AtTheTable />
          </>
        }
        right={
          <>
            <BackupSection />
            <RestoreSection />
            <Section title={t('about.title')}>
              <ListRow
                title={t('settings.privacy')}
                detail={t('settings.about-detail')}
                leading={<Icon name="lock" />}
                onPress={() => router.push('/about')}
              />
              {__DEV__ && (
                <ListRow
                  title="Gallery"
                  leading={<Icon name="eye" />}
                  onPress={() => router.push('/gallery')}
                />
              )}
            </Section>
          </>
        }
      />
    </Screen>
  );
}

function Look() {
  const t = useTranslate();
  const { settings } = useDebrief();
  const { language, theme } = useSettings();
  return (
    <View style={styles.look}>
      <Segmented<Settings['theme']>
        label={t('settings.theme')}
        hideLabel
        value={theme}
        onChange={(chosen) => settings.set({ theme: chosen })}
        choices={[
          { value: 'system', label: t('settings.system'), icon: 'phone' },
          { value: 'light', label: t('settings.theme-light'), icon: 'sun' },
          { value: 'dark', label: t('settings.theme-dark'), icon: 'moon' },
        ]}
      />
      <Segmented<Language | 'system'>
        label={t('settings.language')}
        hideLabel
        value={isLanguage(language) ? language : 'system'}
        onChange={(chosen) => settings.set({ language: chosen })}
        choices={[
          { value: 'system', label: t('settings.system') },
          ...languages.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </View>
  );
}

const toggles = [
  ['haptics', 'hand', 'settings.haptics', 'settings.haptics-detail'],
  ['sound', 'speaker', 'settings.sound', 'settings.sound-detail'],
  ['tapToShow', 'eye', 'settings.tap', 'settings.tap-detail'],
  ['keepAwake', 'sun', 'settings.awake', 'settings.awake-detail'],
  ['sharedChance', 'people', 'settings.shared-chance', 'settings.shared-chance-detail'],
  ['turnClock', 'clock', 'clock.title', 'clock.detail'],
] as const satisfies readonly (readonly [keyof Settings, IconName, AppKey, AppKey])[];
const offered = toggles.filter(([name]) => name !== 'sound' || hasSound);

function AtTheTable() {
  const t = useTranslate();
  const { settings } = useDebrief();
  const chosen = useSettings();
  const set = (name: (typeof toggles)[number][0], value: boolean) => {
    settings.set({ [name]: value });
    if (name === 'sound' && value) sound('commit');
  };
  return (
    <Section title={t('settings.table')}>
      {offered.map(([name, icon, label, detail]) => (
        <Marked key={name} icon={icon}>
          <Toggle
            label={t(label)}
            detail={t(detail)}
            value={chosen[name]}
            onChange={(value) => set(name, value)}
          />
        </Marked>
      ))}
    </Section>
  );
}

const styles = StyleSheet.create({ look: { gap: space.s } });
