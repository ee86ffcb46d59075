export { HomeScreen as default } from '@/components/shell/home/HomeScreen';
