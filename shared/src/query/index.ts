export { activeQueryClient, createQueryClient } from './query-client';
export { categoriesQuery, profileQuery, storeQuery, useProfile } from './shared-queries';
