import type { CheckRequest, ImportRequest } from '../../../framework/files/sent/checked-file';
import type { FailedRowsService } from '../../../framework/files/sent/failed-rows';
import { failedRowsKind, wholeFileKind } from '../../../framework/files/sent/file-job-kinds';
import { ImportParameters } from '../../../framework/files/sent/job-parameters';
import { rowsKind } from '../../../framework/door/job-kinds';
import type { JobKind } from '../../../framework/door/job-kinds';
import { MOST_REDIRECTS } from '../records/redirects.service';
import type { CheckRedirectsService } from './check-redirects.service';
import type { ImportRedirectsService } from './import-redirects.service';
import { RedirectCheckParameters } from './redirect-files.schemas';
import type { RedirectsWholeService } from './redirects-whole.service';

export interface RedirectFileJobKindsDeps {
  checkRedirects: CheckRedirectsService;
  importRedirects: ImportRedirectsService;
  failedRedirects: FailedRowsService;
  redirectsWhole: RedirectsWholeService;
}

/** New ones, and others that lead elsewhere. */
const MOST_RECORDS = 2 * MOST_REDIRECTS;

/** Checking a file of redirects, writing what it says, and the files that go out. */
export function redirectFileJobKinds(deps: RedirectFileJobKindsDeps): JobKind[] {
  const { checkRedirects, importRedirects, failedRedirects, redirectsWhole } = deps;
  return [
    rowsKind<CheckRequest>({
      form: 'rows',
      name: 'redirects.check_file',
      right: 'content.write',
      parameters: RedirectCheckParameters,
      plan: checkRedirects.plan,
      work: checkRedirects.work,
    }),
    rowsKind<ImportRequest>({
      form: 'rows',
      name: 'redirects.import_file',
      right: 'content.write',
      parameters: ImportParameters,
      most: MOST_RECORDS,
      plan: importRedirects.plan,
      work: importRedirects.work,
    }),
    failedRowsKind(
      { name: 'redirects.failed_rows', right: 'content.write', file: 'redirects-to-put-right' },
      failedRedirects,
    ),
    wholeFileKind({ name: 'redirects.export_whole', right: 'content.read', file: 'redirects' }, redirectsWhole),
  ];
}
