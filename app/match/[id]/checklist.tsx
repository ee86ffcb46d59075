import { matchRoute } from '@/components/match/MatchGate';
import { ChecklistScreen } from '@/components/shell/setup/ChecklistScreen';

export default matchRoute(ChecklistScreen);
