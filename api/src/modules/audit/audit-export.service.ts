import type { Static } from 'typebox';
import { csvLine } from '../../presenters/formats/csv';
import type { AuditLogFilters } from '../../schemas/filters/audit-filter';
import type { AuditEntry } from './audit.schemas';
import type { AuditService } from './audit.service';

export type AuditExportService = ReturnType<typeof createAuditExport>;

/** So many entries are in memory at a time; one holds 32,000 characters at most. */
const AT_ONCE = 200;
/** Spreadsheets take a file for UTF-8 that begins so. */
const BYTE_ORDER_MARK = '\ufeff';
const COLUMNS = [
  'at',
  'person',
  'token',
  'address',
  'action',
  'record_type',
  'record',
  'record_id',
  'before',
  'after',
] as const;

/** The audit log as a file for spreadsheets. */
export function createAuditExport({ audit }: { audit: Pick<AuditService, 'list'> }) {
  return {
    /** The entries that match, the latest first, part by part; `before` and `after` are JSON. */
    async *write(filter: AuditLogFilters): AsyncGenerator<string> {
      yield BYTE_ORDER_MARK + csvLine(COLUMNS);
      let after: string | undefined;
      do {
        // Each part is a statement of its own: no connection is held while whoever downloads is slow.
        const { items, next_cursor } = await audit.list(filter, { limit: AT_ONCE, after });
        yield items.map((entry) => csvLine(cellsOf(entry))).join('');
        after = next_cursor ?? undefined;
      } while (after !== undefined);
    },
  };
}

const json = (details: unknown): string => (details === null ? '' : JSON.stringify(details));

function cellsOf({ user, token, ...entry }: Static<typeof AuditEntry>): string[] {
  return [
    entry.at,
    user ? (user.name ?? user.id) : '',
    token ? (token.name ?? token.id) : '',
    entry.address,
    entry.action,
    entry.record_type,
    entry.record_name ?? '',
    entry.record_id,
    json(entry.before),
    json(entry.after),
  ];
}
