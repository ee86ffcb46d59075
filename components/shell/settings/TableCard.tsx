import { View } from 'react-native';
import { hasSound, sound } from '@/components/kit/device/sound';
import { useDebrief, useSettings } from '@/components/kit/store/use-debrief';
import { Card } from '@/components/kit/Card';
import { Toggle } from '@/components/kit/Toggle';
import { useTranslate } from '@/i18n/use-translate';

const toggles = [
  ['haptics', 'settings.haptics', 'settings.haptics-detail'],
  ['sound', 'settings.sound', 'settings.sound-detail'],
  ['tapToShow', 'settings.tap', 'settings.tap-detail'],
  ['keepAwake', 'settings.awake', 'settings.awake-detail'],
] as const;
const offered = toggles.filter(([name]) => name !== 'sound' || hasSound);

export function TableCard() {
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
