export { HomeScreen as default } from '@/components/home/HomeScreen';
