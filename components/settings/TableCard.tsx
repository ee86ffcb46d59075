import { View } from 'react-native';
import { useDebrief } from '@/components/store/debrief-context';
import { useSettings } from '@/components/store/use-settings';
import { Card } from '@/components/ui/Card';
import { Toggle } from '@/components/ui/Toggle';
import { useTranslate } from '@/i18n/use-translate';

const toggles = [
  ['haptics', 'settings.haptics', 'settings.haptics-detail'],
  ['sound', 'settings.sound', 'settings.sound-detail'],
  ['tapToShow', 'settings.tap', 'settings.tap-detail'],
  ['keepAwake', 'settings.awake', 'settings.awake-detail'],
] as const;

export function TableCard() {
  const t = useTranslate();
  const { settings } = useDebrief();
  const chosen = useSettings();
  return (
    <Card title={t('settings.table')}>
      <View>
        {toggles.map(([name, label, detail]) => (
          <Toggle
            key={name}
            label={t(label)}
            detail={t(detail)}
            value={chosen[name]}
            onChange={(value) => settings.set({ [name]: value })}
          />
        ))}
      </View>
    </Card>
  );
}
