import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/database/transaction';
import type { Actor } from '../../framework/routes/http';
import type { Right } from '../../framework/staff/rights';
import type { StaffService } from '../staff/staff.service';
import type { AuditExportService } from '../audit/audit-export.service';
import type { AuditService } from '../audit/audit.service';
import type { Language } from '../../core/languages';
import type { JobsService } from '../jobs/jobs.service';
import type { CouponListService } from '../coupons/coupon-list.service';
import type { CouponRecordsService } from '../coupons/coupon-records.service';
import type { CustomerExportService } from '../customers/list/customer-export.service';
import type { SubscribersService } from '../newsletter/subscribers/subscribers.service';
import type { OrderExportService } from '../orders/admin/list/order-export.service';
import type { PackingSlipsService } from '../orders/admin/slips/packing-slips.service';
import type { AccountExportService } from '../pay-later/desk/account-export.service';
import type { ProductExportService } from '../products/list/product-export.service';
import type { ReportFileService } from '../reports/report-file.service';
import type { ReturnExportService } from '../returns/list/return-export.service';
import type { OwedFileService } from '../stored-values/ledger/owed-file.service';
import type { ClosingFileService } from '../transactions/closing/closing-file.service';
import type { TransactionExportService } from '../transactions/list/transaction-export.service';
import { downloadsRepository } from './downloads.repository';
import type { DownloadRequest } from './downloads.schemas';

export interface DownloadsDeps extends Pick<Infra, 'db' | 'clock'> {
  orderExport: OrderExportService;
  packingSlips: PackingSlipsService;
  returnExport: ReturnExportService;
  productExport: Pick<ProductExportService, 'write'>;
  customerExport: Pick<CustomerExportService, 'write'>;
  couponList: Pick<CouponListService, 'write'>;
  couponRecords: Pick<CouponRecordsService, 'requireCodes' | 'writeCodes'>;
  subscribers: Pick<SubscribersService, 'write'>;
  transactionExport: Pick<TransactionExportService, 'write'>;
  payLaterExport: Pick<AccountExportService, 'write'>;
  closingFile: Pick<ClosingFileService, 'write'>;
  owedFile: OwedFileService;
  reportFile: ReportFileService;
  audit: Pick<AuditService, 'record'>;
  auditExport: AuditExportService;
  jobs: Pick<JobsService, 'requireFile' | 'openFile'>;
  staff: Pick<StaffService, 'rightsOf'>;
}

/** What a ticket gives. */
export interface DownloadedFile {
  name: string;
  type: string;
  content: Readable | Buffer;
}

export type DownloadsService = ReturnType<typeof createDownloadsService>;

const TICKET_MS = 60_000;
const TICKET_BYTES = 32;
/** What the audit log says of it: by which filters, not whom they name. */
const filterOf = (request: DownloadRequest): object => {
  if (request.kind === 'job') return { job_id: request.job_id };
  if (request.kind === 'coupon_codes') return { codes: request.coupon_id };
  if (request.kind === 'closing') return { month: request.month };
  if (request.kind === 'stored_values') return { day: request.day };
  return request.kind === 'packing_slips' ? { order_ids: request.order_ids } : (request.filter ?? {});
};
const ACTIONS: Record<DownloadRequest['kind'], string> = {
  orders: 'orders.download',
  packing_slips: 'orders.download',
  returns: 'returns.download',
  products: 'products.download',
  customers: 'customers.download',
  coupons: 'coupons.download',
  coupon_codes: 'coupons.download',
  subscribers: 'newsletter.download',
  transactions: 'transactions.download',
  pay_later: 'pay_later.download',
  closing: 'transactions.download',
  stored_values: 'transactions.download',
  reports: 'reports.download',
  audit_log: 'audit.download',
  job: 'jobs.download',
};
/** What whoever asks for one may see; a job asks by itself. */
const RIGHTS: Record<Exclude<DownloadRequest['kind'], 'job'>, Right> = {
  orders: 'orders.read',
  packing_slips: 'orders.read',
  returns: 'orders.read',
  products: 'products.read',
  customers: 'customers.read',
  coupons: 'marketing.read',
  coupon_codes: 'marketing.write', // whoever has a code can spend it
  subscribers: 'subscribers.read',
  transactions: 'transactions.read',
  pay_later: 'pay_later.read',
  closing: 'transactions.read',
  stored_values: 'transactions.read',
  reports: 'reports.read',
  audit_log: 'audit.read',
};
/** Of a list, as a file for spreadsheets. */
type ListRequest = Exclude<DownloadRequest, { kind: 'job' | 'packing_slips' }>;
type RequestOf<Kind extends ListRequest['kind']> = Extract<ListRequest, { kind: Kind }>;

/** The record that the audit log names: a job and a coupon of many codes have a history of their own. */
function recordOf(request: DownloadRequest): { record_type: string; record_id: string } {
  if (request.kind === 'job') return { record_type: 'job', record_id: request.job_id };
  if (request.kind === 'coupon_codes') return { record_type: 'coupon', record_id: request.coupon_id };
  return { record_type: 'download', record_id: request.kind };
}

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** The ticket leads nowhere: the file is gone, or its owner may not any more. */
function asTicket(cause: unknown): never {
  throw cause instanceof AppError ? new AppError('downloads.ticket_not_valid', {}, { cause }) : cause;
}

/**
 * Files for staff. Browsers download by an address alone, without the session's header, so the session asks for a ticket:
 * an address that is good once, and for a minute.
 */
export function createDownloadsService(deps: DownloadsDeps) {
  const { db, clock, orderExport, packingSlips, returnExport, productExport, customerExport } = deps;
  const { audit, auditExport, staff, jobs, couponList, couponRecords } = deps;
  const { subscribers, transactionExport, payLaterExport, closingFile, owedFile, reportFile } = deps;
  /** What a list's file says, part by part. */
  const lines: {
    [Kind in ListRequest['kind']]: (request: RequestOf<Kind>, rights: ReadonlySet<string>) => AsyncGenerator<string>;
  } = {
    orders: ({ filter }) => orderExport.write(filter ?? {}),
    returns: ({ filter }) => returnExport.write(filter ?? {}),
    products: ({ filter }) => productExport.write(filter),
    customers: ({ filter }) => customerExport.write(filter),
    coupons: ({ filter }) => couponList.write(filter),
    coupon_codes: ({ coupon_id }) => couponRecords.writeCodes(coupon_id),
    subscribers: ({ filter }) => subscribers.write(filter),
    transactions: ({ filter }) => transactionExport.write(filter),
    pay_later: ({ filter }) => payLaterExport.write(filter),
    closing: ({ month }) => closingFile.write(month),
    stored_values: ({ day }) => owedFile.write(day),
    reports: ({ filter }, rights) =>
      reportFile.write(filter, { sees_codes: rights.has('marketing.read'), sees_costs: rights.has('products.read') }),
    audit_log: ({ filter }) => auditExport.write(filter),
  };
  const linesOf = <Kind extends ListRequest['kind']>(
    request: RequestOf<Kind> & { kind: Kind },
    rights: ReadonlySet<string>,
  ) => lines[request.kind](request, rights);

  return {
    /**
     * @param actor who asks for it: the audit log is told, since it takes people's data out of the shop
     * @throws AppError `jobs.not_found` for a job that has no file, or none for them; `coupons.not_found` for one without
     * many codes; `validation.failed` for days that make no report; `transactions.day_not_found`
     */
    async issue(request: DownloadRequest, actor: Actor & { user_id: string }, language: Language) {
      if (request.kind === 'job') await jobs.requireFile(actor.user_id, request.job_id);
      if (request.kind === 'coupon_codes') await couponRecords.requireCodes(request.coupon_id);
      if (request.kind === 'reports') await reportFile.check(request.filter);
      if (request.kind === 'stored_values') await owedFile.check(request.day);
      const ticket = randomBytes(TICKET_BYTES).toString('base64url');
      const expires_at = new Date(clock.now().getTime() + TICKET_MS);
      const { user_id } = actor;
      const row = { hash: hashOf(ticket), user_id, request: JSON.stringify(request), language, expires_at };
      await withTransaction(db, async (trx) => {
        await downloadsRepository.insert(trx, row);
        const action = ACTIONS[request.kind];
        await audit.record(trx, actor, {
          action,
          ...recordOf(request),
          after: { asked_for: Object.keys(filterOf(request)) },
        });
      });
      return { url: `/api/downloads/${ticket}`, expires_at: expires_at.toISOString() };
    },

    /** @throws AppError `downloads.ticket_not_valid` for one that was used, is too old, was never given, or whose owner may not any more */
    async open(ticket: string): Promise<DownloadedFile> {
      const found = await downloadsRepository.take(db, hashOf(ticket), clock.now());
      if (!found) throw new AppError('downloads.ticket_not_valid');
      // Written by `issue` alone, which is typed.
      const request = found.request as DownloadRequest;
      if (request.kind === 'job') return jobs.openFile(found.user_id, request.job_id).catch(asTicket);
      const rights = await staff.rightsOf(found.user_id);
      if (!rights.has(RIGHTS[request.kind])) {
        throw new AppError('downloads.ticket_not_valid');
      }
      const day = clock.now().toISOString().slice(0, 10);
      const csv = (name: string, lines: AsyncGenerator<string>): DownloadedFile => ({
        name: `${name}-${day}.csv`,
        type: 'text/csv; charset=utf-8',
        content: Readable.from(lines),
      });
      if (request.kind !== 'packing_slips') return csv(request.kind.replace('_', '-'), linesOf(request, rights));
      const content = await packingSlips.draw(request.order_ids, found.language as Language);
      return { name: `packing-slips-${day}.pdf`, type: 'application/pdf', content };
    },

    removeExpired: (): Promise<void> => downloadsRepository.removeExpired(db, clock.now()),
  };
}
