import { useRouter } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';
import { useGameCard } from '@/components/match/game-cards';
import { seatNames, useMatchTitle } from '@/components/match/seat-names';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { IconButton } from '@/components/kit/IconButton';
import { SeatBadge } from '@/components/kit/SeatBadge';
import { AccentProvider } from '@/components/kit/theme/AccentProvider';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { besideText } from '@/components/kit/theme/text-size';
import { edge, ground, ink } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useGameWords } from '@/i18n/use-say';
import { type AppTranslate, useTranslate } from '@/i18n/use-translate';
import { type MatchHeader } from '@/store/match/header';
import { PosterArt } from './PosterArt';
import { useDamage } from './use-matches';
import { type Peeked, usePeek } from './use-peek';

interface ResumeCardProps {
  readonly match: MatchHeader;
  readonly onMenu: () => void;
}

/** The match that lies on the table right now: its board, whose turn it is, and one button. */
export function ResumeCard({ match, onMenu }: ResumeCardProps) {
  const accent = useGameCard(match.game)?.accent ?? 'ink';
  return (
    <AccentProvider accent={accent}>
      <Opened match={match} onMenu={onMenu} />
    </AccentProvider>
  );
}

function Opened({ match, onMenu }: ResumeCardProps) {
  const t = useTranslate();
  const { colors, accent } = useTheme();
  const peeked = usePeek(match);
  const title = useMatchTitle()(match);
  return (
    <View style={[styles.card, ground(colors.sheet), edge(accent.fill)]}>
      <View style={styles.board}>
        <Board match={match} peeked={peeked} />
      </View>
      <View style={[styles.seats, edge(colors.line)]}>
        <Seats match={match} peeked={peeked} />
        <IconButton icon="more" label={t('home.menu', { name: title })} onPress={onMenu} />
      </View>
      <Band match={match} peeked={peeked} title={title} />
    </View>
  );
}

interface PartProps {
  readonly match: MatchHeader;
  /** Comes after the card, and changes nothing of its height. */
  readonly peeked: Peeked | undefined;
}

function Board({ match, peeked }: PartProps) {
  const { accent } = useTheme();
  const card = useGameCard(match.game);
  const Miniature = peeked?.screens.Miniature;
  if (peeked && Miniature) return <Miniature log={peeked.log} header={match} />;
  if (!card) return undefined;
  return (
    <View style={[styles.poster, ground(accent.ground)]}>
      <PosterArt card={card} />
    </View>
  );
}

const namesOf = ({ players }: MatchHeader, t: AppTranslate): readonly string[] =>
  seatNames(players, (number) => t('match.player', { number }));

/** The seats with the number that everybody asks for, as in the strip of the match. */
function Seats({ match, peeked }: PartProps) {
  const t = useTranslate();
  const words = useGameWords(match.game);
  const names = namesOf(match, t);
  const standing = peeked?.screens.strip(peeked.log, words);
  return (
    <View style={styles.seated}>
      {match.players.map(({ colour }, seat) => {
        const name = names[seat] ?? '';
        const [number] = standing?.seats[seat]?.numbers ?? [];
        return (
          <View
            key={seat}
            role="img"
            accessible
            aria-label={number ? `${name}: ${number.label}` : name}
            style={styles.seat}
          >
            <SeatBadge
              name={name}
              color={seatColorOf(colour)}
              shape={seatShapeOf(colour)}
              size={22}
              rimmed={standing?.rimmed ?? false}
              decorative
            />
            {number && <AppText variant="count">{number.text}</AppText>}
          </View>
        );
      })}
    </View>
  );
}

/** A short name is as large as the place allows. */
const LONG = 16;
/** How many letters of a long one fit on a line. */
const LINE = 18;

function Band({ match, peeked, title }: PartProps & { readonly title: string }) {
  const t = useTranslate();
  const words = useGameWords(match.game);
  const router = useRouter();
  const { accent } = useTheme();
  const turn = useWhose(match, peeked);
  const whose = turn ?? title;
  // Whose turn it is comes later: its place is kept as high as the longest name would make it.
  const longest = Math.max(...namesOf(match, t).map((name) => t('match.turn', { name }).length));
  const lines = Math.max(2, Math.ceil(longest / LINE));
  const damaged = useDamage(match.id) !== undefined;
  const [about, detail] = [
    t(damaged ? 'home.damaged' : match.practice ? 'home.practice-mark' : 'home.on-table'),
    match.name || words('name'),
  ];
  return (
    <View style={[styles.band, ground(accent.ground)]}>
      <View style={[styles.words, beside, { minHeight: besideText(20 + 20 * lines) }]}>
        <AppText variant="stamp" aria-label={`${about} · ${detail}`} style={ink(accent.paper)}>
          {match.name === '' || turn === undefined ? about : `${about} · ${match.name}`}
        </AppText>
        <AppText
          variant={whose.length > LONG ? 'longMove' : 'heading'}
          level={2}
          numberOfLines={lines}
          style={ink(accent.onGround)}
        >
          {whose}
        </AppText>
      </View>
      <Pressable
        role="button"
        aria-label={t('home.resume-what', { name: title })}
        onPress={() => router.push({ pathname: '/match/[id]', params: { id: match.id } })}
        style={[styles.go, ground(accent.paper)]}
      >
        <AppText variant="label" style={ink(accent.deep)}>
          {t('home.continue')}
        </AppText>
        <Icon name="right" color={accent.deep} />
      </Pressable>
    </View>
  );
}

/** Whose turn it is, in words; nothing where that is not known, or where all are counted in any order. */
const useWhose = (match: MatchHeader, peeked: Peeked | undefined): string | undefined => {
  const t = useTranslate();
  if (!peeked) return undefined;
  const { game, state } = peeked.log;
  const decision = game.status(state, 'table').decisions.at(-1);
  if (!decision || decision.anyOrder || decision.seats.length === 0) return undefined;
  const names = namesOf(match, t);
  return t('match.turn', { name: decision.seats.map((seat) => names[seat]).join(', ') });
};

// Where large words have no room beside the button, they stand above it.
const beside = { flexBasis: besideText(140) };

const styles = StyleSheet.create({
  card: { borderWidth: hairline, borderRadius: radius.l, overflow: 'hidden' },
  board: { height: 152, overflow: 'hidden' },
  poster: { flex: 1 },
  seats: { flexDirection: 'row', alignItems: 'center', paddingLeft: space.l, borderTopWidth: hairline },
  seated: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.s,
  },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  band: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    paddingLeft: space.l,
  },
  words: { flexGrow: 1, flexShrink: 1, justifyContent: 'center', gap: space.xs },
  go: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    minHeight: 60,
    paddingHorizontal: space.l,
    borderRadius: radius.m,
  },
});
