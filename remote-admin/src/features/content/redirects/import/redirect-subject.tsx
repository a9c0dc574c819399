import type { RedirectCheckResult, RedirectFile, StaffJob } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import type { ImportSubject } from '../../../../import/import-subject';
import { redirectImportMessages } from '../../../../messages/content/redirect-import';
import { adminPaths } from '../../../../paths';

function useFieldName(): (field: string) => string {
  const names: Partial<Record<string, string>> = useMessages(redirectImportMessages).fields;
  return (field) => names[field] ?? field;
}

/** What was written and what failed, in words. */
function Outcome({ job: { done, failed } }: { job: StaffJob }) {
  const text = useMessages(redirectImportMessages);
  const locale = useLocale();
  return (
    <p role="status">
      {text.done(done, done.toLocaleString(locale))} {failed > 0 && text.failed(failed, failed.toLocaleString(locale))}
    </p>
  );
}

/** Redirects by files. */
export const redirectSubject: ImportSubject<RedirectFile, RedirectCheckResult> = {
  name: 'redirects',
  path: 'redirect',
  list: adminPaths.redirects(),
  useWords: () => useMessages(redirectImportMessages),
  useFieldName,
  countOf: ({ counts }, verdict) => ({ records: counts[verdict].redirects, rows: counts[verdict].redirects }),
  Outcome,
};
