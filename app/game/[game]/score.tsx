export { ScoreScreen as default } from '@/components/shell/setup/ScoreScreen';
