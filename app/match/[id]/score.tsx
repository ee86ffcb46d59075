export { ScoreScreen as default } from '@/components/match/score/ScoreScreen';
