export { notFoundPage } from './not-found-page';
export { PageSkeleton } from './page-skeleton';
export { RemoteFailure, type RemoteFailureProps } from './remote-failure';
