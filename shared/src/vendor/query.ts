// Re-exports only what the front ends use: a shared package is not tree-shaken, so every name here costs bytes.
export {
  QueryClient,
  QueryClientProvider,
  hydrate,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { DehydratedState, UseQueryOptions } from '@tanstack/react-query';
