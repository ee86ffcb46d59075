import { HistoryScreen } from '@/components/match/history/HistoryScreen';
import { matchRoute } from '@/components/match/MatchGate';

export default matchRoute(HistoryScreen);
