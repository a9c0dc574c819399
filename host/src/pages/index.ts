export { LastResort } from './last-resort';
export { PageSkeleton } from './page-skeleton';
export { RemoteFailure } from './remote-failure';
