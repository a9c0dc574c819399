import { api } from '@tessera/shared/client';
import type { Sheet, SheetAnswer, StaffJob, StaffJobRowList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../../controls/new-key';
import { isOver } from '../../../jobs/jobs.model';
import { startJob } from '../../../jobs/jobs.queries';
import { watchJob } from '../../../jobs/watched-jobs';
import { searchParamsOf } from '../../../list/list-address';
import type { ProductsState } from '../products.model';
import type { ProductChange } from './model/changes.model';

/** The API writes so many products at once; more are a job. */
export const MOST_AT_ONCE = 100;
const LOOK_AGAIN_MS = 1_000;

/** A part of the rows. @param after where the one before ended; '' for the first one */
export const readPart = (state: ProductsState, after: string, signal?: AbortSignal): Promise<Sheet> =>
  api.get<Sheet>('admin/products/spreadsheet', {
    searchParams: { ...searchParamsOf(state), ...(after && { after }) },
    signal,
  });

/**
 * Rows of the products that match, as far as they are read; further parts are put behind them. They are not read anew by themselves:
 * what somebody changes is compared with what they have seen.
 */
export function sheetQuery(state: ProductsState) {
  return queryOptions({
    queryKey: ['admin', 'products', 'spreadsheet', searchParamsOf(state)],
    queryFn: ({ signal }) => readPart(state, '', signal),
    staleTime: Infinity,
    gcTime: 0,
    meta: { personal: true },
  });
}

/** Cells that were not saved, each with its reason; `rows` are those of the products as they are now. */
export type Written = Pick<SheetAnswer, 'refused'> & { rows?: SheetAnswer['rows'] };

const writeAtOnce = (changes: readonly ProductChange[]): Promise<Written> =>
  api.patch<SheetAnswer>('admin/products/spreadsheet', { json: { changes }, key: newKey() });

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));

async function finished(id: string): Promise<StaffJob> {
  for (;;) {
    const job = await api.get<StaffJob>(`admin/jobs/${id}`);
    if (isOver(job)) return job;
    await soon();
  }
}

/** Every cell of the products that a job could not write. */
function refusedOf(changes: readonly ProductChange[], reasons: ReadonlyMap<string, string>): Written['refused'] {
  return changes.flatMap(({ product_id, status, variants }) => {
    const message = reasons.get(product_id);
    if (message === undefined) return [];
    const ofStatus = status ? [{ product_id, variant_id: null, field: 'status' as const, message }] : [];
    const cells = variants.flatMap(({ variant_id, ...fields }) =>
      // the keys of what is left are its fields
      (Object.keys(fields) as (keyof typeof fields)[]).map((field) => ({ product_id, variant_id, field, message })),
    );
    return [...ofStatus, ...cells];
  });
}

/** Each product whole or not at all; the job stays in sight on every page. */
async function writeByJob(changes: readonly ProductChange[]): Promise<Written> {
  const { id } = await startJob('products.set_cells', { changes }, newKey());
  watchJob(id);
  await finished(id);
  const reasons = new Map<string, string>();
  for (const state of ['failed', 'planned'] as const) {
    for (let after: number | null = -1; after !== null;) {
      const searchParams = { state, after, page_size: 200 };
      const part: StaffJobRowList = await api.get<StaffJobRowList>(`admin/jobs/${id}/rows`, { searchParams });
      for (const { record_id, reason } of part.items) reasons.set(record_id, reason ?? '');
      after = part.next_cursor;
    }
  }
  return { refused: refusedOf(changes, reasons) };
}

/** Sends the cells that were changed. @throws ApiError where none of them could be written */
export const writeCells = (changes: readonly ProductChange[]): Promise<Written> =>
  changes.length > MOST_AT_ONCE ? writeByJob(changes) : writeAtOnce(changes);
