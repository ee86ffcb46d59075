import { CorrectScreen } from '@/components/match/correct/CorrectScreen';
import { matchRoute } from '@/components/match/match-route';

export default matchRoute(CorrectScreen);
