export { GameScreen as default } from '@/components/game/GameScreen';
