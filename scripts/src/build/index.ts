/** Building what is stale. */
export { buildStale } from './run';
