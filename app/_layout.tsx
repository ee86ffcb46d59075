export { AppFailure as ErrorBoundary } from '@/components/shell/app/FailureScreen';
export { AppRoot as default } from '@/components/shell/app/AppRoot';
