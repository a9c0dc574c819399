export { NotFoundPage } from './not-found-page';
export { PageLoading } from './page-loading';
export { RemoteFailure, type RemoteFailureProps } from './remote-failure';
