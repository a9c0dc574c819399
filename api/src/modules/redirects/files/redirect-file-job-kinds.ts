import { Type } from 'typebox';
import type { FailedRowsRequest, FailedRowsService } from '../../../framework/files/sent/failed-rows';
import { FailedRowsParameters, ImportParameters } from '../../../framework/files/sent/job-parameters';
import { fileKind, rowsKind } from '../../../framework/job-kinds';
import type { JobKind } from '../../../framework/job-kinds';
import { MOST_REDIRECTS } from '../records/redirects.service';
import type { CheckRedirectsService, RedirectCheckRequest } from './check-redirects.service';
import type { ImportRedirectsService, RedirectImportRequest } from './import-redirects.service';
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
const CSV = { ending: 'csv', type: 'text/csv; charset=utf-8' };

/** Checking a file of redirects, writing what it says, and the files that go out. */
export function redirectFileJobKinds(deps: RedirectFileJobKindsDeps): JobKind[] {
  const { checkRedirects, importRedirects, failedRedirects, redirectsWhole } = deps;
  return [
    rowsKind<RedirectCheckRequest>({
      form: 'rows',
      name: 'redirects.check_file',
      right: 'content.write',
      parameters: RedirectCheckParameters,
      plan: checkRedirects.plan,
      work: checkRedirects.work,
    }),
    rowsKind<RedirectImportRequest>({
      form: 'rows',
      name: 'redirects.import_file',
      right: 'content.write',
      parameters: ImportParameters,
      most: MOST_RECORDS,
      plan: importRedirects.plan,
      work: importRedirects.work,
    }),
    fileKind<FailedRowsRequest>({
      form: 'file',
      name: 'redirects.failed_rows',
      right: 'content.write',
      parameters: FailedRowsParameters,
      file: { name: 'redirects-to-put-right', ...CSV },
      begin: failedRedirects.begin,
      read: (position, request, owner) => failedRedirects.read(position as { after: number }, request, owner), // as `begin` gave it
    }),
    fileKind<object>({
      form: 'file',
      name: 'redirects.export_whole',
      right: 'content.read',
      parameters: Type.Object({}, { additionalProperties: false }),
      file: { name: 'redirects', ...CSV },
      begin: (db) => redirectsWhole.begin(db),
      read: (position) => redirectsWhole.read(position as { after: string }), // as `begin` gave it
    }),
  ];
}
