import { useIsFocused, useRouter } from 'expo-router';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { CheckRow } from '@/components/kit/CheckRow';
import { Dock } from '@/components/kit/stage/Dock';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { MatchStage } from '@/components/kit/stage/MatchStage';
import { useDebrief } from '@/components/kit/store/use-debrief';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useBack } from '@/components/kit/use-back';
import { useMatch, useStanding } from '@/components/match/match-context';
import { useTranslate } from '@/i18n/use-translate';
import { openKept, readKept } from './kept-setup';
import { LaidTable } from './LaidTable';
import { SetupHead } from './SetupHead';

/** The list needs more room than the picture above it. */
const SHARE = 0.22;

/** What to put where, in any order. Ticks are kept with the match; nobody has to tick anything to begin. */
export function ChecklistScreen() {
  const t = useTranslate();
  const { colors, accent } = useTheme();
  const { matches } = useDebrief();
  const { header, card, screens, seatName, say } = useMatch();
  const { options } = useStanding().log;
  const { begin, back } = useFreshMatch();
  const items = screens.checklist(options, header.module);
  const ticked = (header.ticked ?? []).filter((id) => items.some((item) => item.id === id));
  const next = items.find(({ id }) => !ticked.includes(id));
  const last = items.find(({ id }) => id === ticked.at(-1));
  const tick = (id: string, done: boolean) =>
    matches.tick(header.id, done ? [...ticked, id] : ticked.filter((other) => other !== id));
  const large: DockAction = next
    ? { kind: 'go', label: say(next.label), icon: 'check', onPress: () => tick(next.id, true) }
    : {
        ...{ kind: 'go', label: t('checklist.begin', { name: seatName(options.startSeat) }) },
        ...{ icon: 'play', onPress: begin },
      };
  return (
    <MatchStage
      strip={
        <SetupHead
          title={t('checklist.title')}
          Emblem={card.Emblem}
          about={t('common.players', { count: options.seatCount })}
          onBack={back}
        />
      }
      stage={
        <LaidTable
          draw={screens.laid}
          done={ticked}
          next={next?.id}
          label={t('checklist.progress', { done: ticked.length, of: items.length })}
        />
      }
      tray={
        <View role="list" aria-label={t('checklist.title')} style={styles.list}>
          {items.map(({ id, label, count }) => (
            <View
              key={id}
              role="listitem"
              style={[
                styles.row,
                edge(colors.line),
                id === next?.id && [ground(accent.wash), edge(accent.fill)],
              ]}
            >
              <CheckRow
                label={say(label)}
                {...(count === undefined ? {} : { count })}
                checked={ticked.includes(id)}
                onChange={(done) => tick(id, done)}
              />
            </View>
          ))}
        </View>
      }
      dock={
        <Dock
          scene="checklist"
          action={large}
          undo={last && { what: say(last.label), onPress: () => tick(last.id, false) }}
          hint={t('checklist.starter', { name: seatName(options.startSeat) })}
          aside={next && { label: t('checklist.all-done'), onPress: begin }}
        />
      }
      share={SHARE}
      inFront={useIsFocused()}
    />
  );
}

/** Nobody has begun: back leads to what was chosen and keeps what lies there, but leaves no match behind. */
const useFreshMatch = () => {
  const router = useRouter();
  const debrief = useDebrief();
  const { matches } = debrief;
  const { header, screens } = useMatch();
  const { id, game } = header;
  const up = useBack({ pathname: '/match/[id]', params: { id } });
  const source = useMemo(() => ({ load: () => openKept(debrief, game) }), [debrief, game]);
  const kept = useLoaded(source);
  const before = useMemo(() => readKept(kept, screens.rules), [kept, screens]);
  const isFresh = before?.match === id;
  const begun = useRef(false);
  const leave = useEffectEvent(() => {
    kept?.keep({ ...before, ticked: matches.get(id)?.ticked });
    matches.delete(id);
  });
  useEffect(() => {
    if (!isFresh) return undefined;
    return () => {
      if (!begun.current) leave();
    };
  }, [isFresh]);
  const back = () => {
    if (!isFresh) return up();
    // The set-up reads it before this screen has gone.
    kept?.keep({ ...before, ticked: header.ticked });
    router.replace({ pathname: '/game/[game]/setup', params: { game } });
  };
  return {
    back,
    begin: () => {
      begun.current = true;
      if (isFresh) kept?.keep(undefined);
      router.dismissTo({ pathname: '/match/[id]', params: { id } });
    },
  };
};

const styles = StyleSheet.create({
  list: { paddingBottom: space.m },
  row: {
    marginHorizontal: -space.l,
    paddingHorizontal: space.l,
    borderBottomWidth: hairline,
  },
});
