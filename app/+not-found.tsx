export { NotFoundScreen as default } from '@/components/shell/app/NotFoundScreen';
