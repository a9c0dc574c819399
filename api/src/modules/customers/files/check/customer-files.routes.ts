import { sentFileRoutes } from '../../../../framework/files/sent/sent-file-routes';
import type { App, RouteTools } from '../../../../framework/routes/http';
import { CustomerCheckItemList, CustomerCheckResult, CustomerFile } from './customer-files.schemas';
import type { CustomerFilesService } from './customer-files.service';

export interface CustomerFilesRoutesDeps extends RouteTools {
  customerFiles: CustomerFilesService;
}

/** Files of customers: `/admin/customer-files`, `/admin/customer-checks`. */
export function customerFilesRoutes(api: App, { customerFiles, policy }: CustomerFilesRoutesDeps): void {
  sentFileRoutes(api, {
    policy,
    right: 'customers.write',
    record: 'customer',
    schemas: { file: CustomerFile, check: CustomerCheckResult, items: CustomerCheckItemList },
    files: customerFiles,
  });
}
