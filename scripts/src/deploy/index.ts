/** Bringing a remote's build into a running shop: for `npm run deploy` and for the kit's `tessera`. */
export { AdminClient, Refused } from './admin-client';
export { promote, type LiveVersion } from './promote';
export { publish, readDescriptor } from './upload';
