export { AboutScreen as default } from '@/components/settings/AboutScreen';
