import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AuditLogFilter } from '../../schemas/filters/audit-filter';
import type { AuditLogFilters } from '../../schemas/filters/audit-filter';
import { BodyDay, Id, Month, Timestamp } from '../../schemas/basics/common';
import { AdminCouponFilter } from '../../schemas/filters/coupon-filter';
import type { AdminCouponFilters } from '../../schemas/filters/coupon-filter';
import { AdminCustomerFilter } from '../../schemas/filters/customer-filter';
import type { AdminCustomerFilters } from '../../schemas/filters/customer-filter';
import { AdminOrderFilter } from '../../schemas/filters/order-filter';
import { AdminPayLaterFilter } from '../../schemas/filters/pay-later-filter';
import type { AdminPayLaterFilters } from '../../schemas/filters/pay-later-filter';
import { AdminProductFilter } from '../../schemas/filters/product-filter';
import type { AdminProductFilters } from '../../schemas/filters/product-filter';
import { ReportFilter } from '../../schemas/filters/report-filter';
import type { ReportFilters } from '../../schemas/filters/report-filter';
import { AdminReturnFilter } from '../../schemas/filters/return-filter';
import { SubscriberFilter } from '../../schemas/filters/subscriber-filter';
import type { SubscriberFilters } from '../../schemas/filters/subscriber-filter';
import { AdminTransactionFilter } from '../../schemas/filters/transaction-filter';
import type { AdminTransactionFilters } from '../../schemas/filters/transaction-filter';

const closed = { additionalProperties: false };
const MOST_SLIPS = 50;

export const DownloadBody = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('orders', { description: 'a CSV file of all orders that match' }),
      filter: Type.Optional(AdminOrderFilter),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('returns', { description: 'a CSV file of all returns that match' }),
      filter: Type.Optional(AdminReturnFilter),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('packing_slips', { description: 'a PDF file' }),
      order_ids: Type.Array(Id, { minItems: 1, maxItems: MOST_SLIPS }),
    },
    closed,
  ),
]);

export const ProductDownloadBody = Type.Object({ filter: Type.Optional(AdminProductFilter) }, closed);

export const CustomerDownloadBody = Type.Object({ filter: Type.Optional(AdminCustomerFilter) }, closed);

export const CouponDownloadBody = Type.Object({ filter: Type.Optional(AdminCouponFilter) }, closed);

export const SubscriberDownloadBody = Type.Object({ filter: Type.Optional(SubscriberFilter) }, closed);
export const TransactionDownloadBody = Type.Object({ filter: Type.Optional(AdminTransactionFilter) }, closed);
export const PayLaterDownloadBody = Type.Object({ filter: Type.Optional(AdminPayLaterFilter) }, closed);
export const ReportDownloadBody = Type.Object({ filter: Type.Optional(ReportFilter) }, closed);

export const AuditDownloadBody = Type.Object({ filter: Type.Optional(AuditLogFilter) }, closed);

export const Download = Type.Object(
  { url: Type.String({ description: 'good once, and for a minute' }), expires_at: Timestamp },
  { ...closed, $id: 'Download' },
);

export const DownloadParams = Type.Object({ ticket: Type.String({ maxLength: 100 }) });

export const JobDownloadParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const CouponCodesParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const ClosingDownloadParams = Type.Object({ month: Month });

export const OwedDownloadBody = Type.Object({ day: BodyDay }, closed);

export const downloadsSchemas = [Download];

/** The file of a long job. */
interface JobDownload {
  kind: 'job';
  job_id: string;
}

/** Products as a CSV file. */
interface ProductDownload {
  kind: 'products';
  filter: AdminProductFilters;
}

/** Customers as a CSV file. */
interface CustomerDownload {
  kind: 'customers';
  filter: AdminCustomerFilters;
}

/** Coupons as a CSV file. */
interface CouponDownload {
  kind: 'coupons';
  filter: AdminCouponFilters;
}

/** The codes of one coupon, as a CSV file. */
interface CouponCodesDownload {
  kind: 'coupon_codes';
  coupon_id: string;
}

/** Subscribers of the newsletter, as a CSV file. */
interface SubscriberDownload {
  kind: 'subscribers';
  filter: SubscriberFilters;
}

/** Money in and out as a CSV file. */
interface TransactionDownload {
  kind: 'transactions';
  filter: AdminTransactionFilters;
}

/** Pay-later accounts as a CSV file. */
interface PayLaterDownload {
  kind: 'pay_later';
  filter: AdminPayLaterFilters;
}

/** The closing of a month, as a CSV file. */
interface ClosingDownload {
  kind: 'closing';
  /** YYYY-MM */
  month: string;
}

/** Gift cards and store credit with what was owed as a day ended, as a CSV file. */
interface OwedDownload {
  kind: 'stored_values';
  /** YYYY-MM-DD */
  day: string;
}

/** A report as a CSV file. */
interface ReportDownload {
  kind: 'reports';
  filter: ReportFilters;
}

/** Entries of the audit log. */
interface AuditDownload {
  kind: 'audit_log';
  filter: AuditLogFilters;
}

export type DownloadRequest =
  | Static<typeof DownloadBody>
  | JobDownload
  | ProductDownload
  | CustomerDownload
  | CouponDownload
  | CouponCodesDownload
  | SubscriberDownload
  | TransactionDownload
  | PayLaterDownload
  | ClosingDownload
  | OwedDownload
  | ReportDownload
  | AuditDownload;
