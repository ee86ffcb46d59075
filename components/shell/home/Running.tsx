import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { MatchMenu, useMenu } from './MatchMenu';
import { MatchRow } from './MatchRow';
import { AllButton } from './AllButton';
import { ResumeCard } from './ResumeCard';
import { useMatches } from './use-matches';

const FEW = 2;

/** The match that lies on the table, and under it others that are not over. */
export function Running() {
  const { resume, running } = useMatches();
  const [all, setAll] = useState(false);
  const menu = useMenu();
  if (!resume) return undefined;
  const shown = all ? running : running.slice(0, FEW);
  return (
    <View style={styles.whole}>
      <ResumeCard match={resume} onMenu={() => menu.open(resume)} />
      {shown.length > 0 && (
        <View>
          {shown.map((match) => (
            <MatchRow key={match.id} match={match} onMenu={() => menu.open(match)} />
          ))}
        </View>
      )}
      {running.length > shown.length && <AllButton count={running.length} onPress={() => setAll(true)} />}
      <MatchMenu match={menu.match} onClose={menu.close} />
    </View>
  );
}

const styles = StyleSheet.create({ whole: { gap: space.s } });
