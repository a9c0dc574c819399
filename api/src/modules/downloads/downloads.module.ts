import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditExportService } from '../audit/audit-export.service';
import type { AuditService } from '../audit/audit.service';
import type { CouponListService } from '../coupons/coupon-list.service';
import type { CouponRecordsService } from '../coupons/coupon-records.service';
import type { CustomerExportService } from '../customers/list/customer-export.service';
import type { JobsService } from '../jobs/jobs.service';
import type { SubscribersService } from '../newsletter/subscribers/subscribers.service';
import type { OrderExportService } from '../orders/admin/list/order-export.service';
import type { PackingSlipsService } from '../orders/admin/slips/packing-slips.service';
import type { AccountExportService } from '../pay-later/desk/account-export.service';
import type { ProductExportService } from '../products/list/product-export.service';
import type { ReportFileService } from '../reports/report-file.service';
import type { ReturnExportService } from '../returns/list/return-export.service';
import type { StaffService } from '../staff/staff.service';
import type { OwedFileService } from '../stored-values/ledger/owed-file.service';
import type { ClosingFileService } from '../transactions/closing/closing-file.service';
import type { TransactionExportService } from '../transactions/list/transaction-export.service';
import { createDownloadsService } from './downloads.service';

interface Needs {
  orderExport: OrderExportService;
  packingSlips: PackingSlipsService;
  returnExport: ReturnExportService;
  productExport: ProductExportService;
  customerExport: CustomerExportService;
  couponList: CouponListService;
  couponRecords: CouponRecordsService;
  subscribers: SubscribersService;
  transactionExport: TransactionExportService;
  payLaterExport: AccountExportService;
  closingFile: ClosingFileService;
  owedFile: OwedFileService;
  reportFile: ReportFileService;
  audit: AuditService;
  auditExport: AuditExportService;
  jobs: JobsService;
  staff: StaffService;
}

/** Files that staff take away. */
export const downloadsModule = defineModule({
  name: 'downloads',
  services: (infra: Infra, needs: Needs) => ({ downloads: createDownloadsService({ ...infra, ...needs }) }),
  hourly: ({ downloads }) => downloads.removeExpired(),
  web: async () => {
    const { downloadsRoutes } = await import('./downloads.routes');
    const { downloadsSchemas } = await import('./downloads.schemas');
    return { schemas: downloadsSchemas, routes: [downloadsRoutes] };
  },
});
