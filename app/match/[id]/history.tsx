import { HistoryScreen } from '@/components/match/history/HistoryScreen';
import { matchRoute } from '@/components/match/match-route';

export default matchRoute(HistoryScreen);
