import { useDebrief, useSettings } from '@/components/kit/store/use-debrief';
import { Card } from '@/components/kit/Card';
import { Segmented } from '@/components/kit/Segmented';
import { type Language, isLanguage, languages } from '@/i18n/languages';
import { useTranslate } from '@/i18n/use-translate';
import { type Settings } from '@/store/settings/settings';

export function LookCard() {
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
