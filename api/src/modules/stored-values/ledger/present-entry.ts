import type { StoredValueEntryView } from './entry.schemas';
import type { ShownEntry } from './ledger.repository';

/** An entry of a gift card or a store credit as staff have it. */
export const presentEntry = ({ created_at, ...entry }: ShownEntry): StoredValueEntryView => ({
  ...entry,
  created_at: created_at.toISOString(),
});
