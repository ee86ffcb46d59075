import { MatchScreen } from '@/components/match/frame/MatchScreen';
import { matchRoute } from '@/components/match/match-route';

export default matchRoute(MatchScreen);
