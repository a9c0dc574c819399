/** What is asked about before it is begun. */
export const BULK_ACTIONS = ['add_to_group', 'remove_from_group'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
