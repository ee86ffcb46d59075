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
import { BackupCard } from './BackupCard';
import { LookCard } from './LookCard';
import { RestoreCard } from './RestoreCard';
import { TableCard } from './TableCard';

export function SettingsScreen() {
  return (
    <WhenOpen>
      <Settings />
    </WhenOpen>
  );
}

function Settings() {
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
