export { GameScreen as default } from '@/components/shell/doors/GameScreen';
