export { LastResort } from './last-resort';
export { notFoundPage } from './not-found-page';
export { PageSkeleton } from './page-skeleton';
export { RemoteFailure } from './remote-failure';
