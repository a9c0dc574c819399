import { sentFileRoutes } from '../../../framework/files/sent/sent-file-routes';
import type { App, RouteTools } from '../../../framework/routes/http';
import { RedirectCheckItemList, RedirectCheckResult, RedirectFile } from './redirect-files.schemas';
import type { RedirectFilesService } from './redirect-files.service';

export interface RedirectFilesRoutesDeps extends RouteTools {
  redirectFiles: RedirectFilesService;
}

/** Files of redirects: `/admin/redirect-files`, `/admin/redirect-checks`. */
export function redirectFilesRoutes(api: App, { redirectFiles, policy }: RedirectFilesRoutesDeps): void {
  sentFileRoutes(api, {
    policy,
    right: 'content.write',
    record: 'redirect',
    schemas: { file: RedirectFile, check: RedirectCheckResult, items: RedirectCheckItemList },
    files: redirectFiles,
  });
}
