export { ImportScreen as default } from '@/components/box/ImportScreen';
