import { useIsFocused, useRouter } from 'expo-router';
import { type ReactNode, useEffect } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useStore } from 'zustand';
import { useDebrief, useDebriefIfOpen } from '@/components/kit/store/use-debrief';
import { AppText } from '@/components/kit/AppText';
import { IconButton } from '@/components/kit/IconButton';
import { Screen } from '@/components/kit/Screen';
import { besideText } from '@/components/kit/theme/text-size';
import { useToastRoom } from '@/components/kit/Toast';
import { ground } from '@/components/kit/theme/tint';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { webProps } from '@/components/kit/web-props';
import { useTranslate } from '@/i18n/use-translate';
import { rememberHome } from './home-memory';
import { Plays } from './Plays';
import { Posters } from './Posters';
import { ResumePlace } from './ResumePlace';
import { Running } from './Running';
import { Tiles } from './Tiles';
import { UpdateLine } from './UpdateLine';
import { useMatches, useVisit, type Visit } from './use-matches';

/**
 * Painted before the disk has answered. Until then a page in a browser holds both a first visit and a later one, and
 * its style sheet shows the one that it was last time.
 */
export function HomeScreen() {
  const visit = useVisit();
  useNewsAtFoot();
  useEffect(() => {
    if (visit === 'first') rememberHome(undefined);
  }, [visit]);
  return (
    <Screen wide>
      <Head />
      <UpdateLine />
      <On name="first" visit={visit}>
        <Posters />
      </On>
      <On name="again" visit={visit}>
        <Table />
      </On>
    </Screen>
  );
}

/** News lie at the foot of the screen, off the match that lies on the table. */
const useNewsAtFoot = (): void => {
  const insets = useSafeAreaInsets();
  useToastRoom({ top: 0, right: 0, bottom: insets.bottom }, useIsFocused());
};

function Head() {
  const t = useTranslate();
  const router = useRouter();
  const open = useDebriefIfOpen() !== undefined;
  const { colors } = useTheme();
  return (
    <View style={styles.head}>
      <View style={styles.wordmark}>
        <AppText variant="heading" level={1}>
          {t('app.name')}
        </AppText>
        <View style={[mark, ground(colors.ink)]} />
      </View>
      {open && <PeopleButton />}
      <IconButton icon="settings" label={t('settings.title')} onPress={() => router.push('/settings')} />
    </View>
  );
}

/** As soon as there is somebody to be found there. */
function PeopleButton() {
  const t = useTranslate();
  const router = useRouter();
  const known = useStore(useDebrief().players.state, ({ length }) => length > 0);
  if (!known) return undefined;
  return <IconButton icon="people" label={t('players.title')} onPress={() => router.push('/players')} />;
}

interface OnProps {
  readonly name: Visit;
  readonly visit: Visit | undefined;
  readonly children: ReactNode;
}

/** The style sheet of the page (app/+html.tsx) hides what it was not last time, as long as the disk has not answered. */
function On({ name, visit, children }: OnProps) {
  if (visit === undefined ? Platform.OS !== 'web' : visit !== name) return undefined;
  return <View {...(visit === undefined ? webProps({ dataSet: { visit: name } }) : {})}>{children}</View>;
}

/** What lies on the table now, the games, and what was played. */
function Table() {
  const open = useDebriefIfOpen() !== undefined;
  const { resume } = useMatches();
  const none = open && !resume;
  useEffect(() => {
    if (none) rememberHome(0);
  }, [none]);
  return (
    <View style={styles.columns}>
      {!none && (
        <View style={styles.column} {...(open ? {} : webProps({ dataSet: { visit: 'running' } }))}>
          <ResumePlace open={open}>
            <Running />
          </ResumePlace>
        </View>
      )}
      <View key="games" style={styles.column}>
        <Tiles />
        {open && <Plays />}
      </View>
    </View>
  );
}

const mark = { width: besideText(38), height: besideText(18) };

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', marginRight: -space.m },
  wordmark: { flexGrow: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 340, maxWidth: '100%', gap: space.m },
});
