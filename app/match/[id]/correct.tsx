export { CorrectScreen as default } from '@/components/match/correct/CorrectScreen';
