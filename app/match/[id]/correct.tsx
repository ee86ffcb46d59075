import { CorrectScreen } from '@/components/match/correct/CorrectScreen';
import { matchRoute } from '@/components/match/MatchGate';

export default matchRoute(CorrectScreen);
