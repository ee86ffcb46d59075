export { ScoreScreen as default } from '@/components/setup/ScoreScreen';
