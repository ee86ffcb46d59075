import { CourseScreen } from '@/components/match/score/CourseScreen';
import { matchRoute } from '@/components/match/MatchGate';

export default matchRoute(CourseScreen);
