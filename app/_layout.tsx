export { AppFailure as ErrorBoundary } from '@/components/app/AppFailure';
export { AppRoot as default } from '@/components/app/AppRoot';
