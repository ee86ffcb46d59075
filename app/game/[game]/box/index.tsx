export { BoxScreen as default } from '@/components/box/BoxScreen';
