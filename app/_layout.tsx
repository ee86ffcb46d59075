export { AppFailure as ErrorBoundary } from '@/components/shell/app/AppFailure';
export { AppRoot as default } from '@/components/shell/app/AppRoot';
