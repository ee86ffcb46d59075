export { AboutScreen as default } from '@/components/shell/settings/AboutScreen';
