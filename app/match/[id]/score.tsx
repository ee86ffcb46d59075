import { ScoreScreen } from '@/components/match/score/ScoreScreen';
import { matchRoute } from '@/components/match/match-route';

export default matchRoute(ScoreScreen);
