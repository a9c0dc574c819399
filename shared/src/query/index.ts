export { activeQueryClient, createQueryClient } from './query-client';
export { categoriesQuery, profileQuery, storeQuery, useLocale, useProfile } from './shared-queries';
