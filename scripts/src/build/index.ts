/** Building what is stale, and what tests use. */
export { bundleForTests } from './bundle';
export { buildStale } from './run';
