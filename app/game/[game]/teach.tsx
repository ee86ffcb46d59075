export { TeachScreen as default } from '@/components/game/TeachScreen';
