import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { matchRoute } from '@/components/match/MatchGate';

export default matchRoute(MatchScreen);
