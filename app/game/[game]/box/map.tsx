export { PlacesScreen as default } from '@/components/box/PlacesScreen';
