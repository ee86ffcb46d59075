import { ScoreScreen } from '@/components/match/score/ScoreScreen';
import { matchRoute } from '@/components/match/MatchGate';

export default matchRoute(ScoreScreen);
