export { TeachScreen as default } from '@/components/shell/doors/TeachScreen';
