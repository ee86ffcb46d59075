export { NotFoundScreen as default } from '@/components/app/NotFoundScreen';
