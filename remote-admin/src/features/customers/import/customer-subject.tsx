import type { CustomerCheckResult, CustomerFile, StaffJob } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import type { ImportSubject } from '../../../import/import-subject';
import { customerImportMessages } from '../../../messages/customers/import';
import { adminPaths } from '../../../paths';

function useFieldName(): (field: string) => string {
  const names: Partial<Record<string, string>> = useMessages(customerImportMessages).fields;
  return (field) => names[field] ?? field;
}

/** What was written and what failed, in words. */
function Outcome({ job: { done, failed } }: { job: StaffJob }) {
  const text = useMessages(customerImportMessages);
  const locale = useLocale();
  return (
    <p role="status">
      {text.done(done, done.toLocaleString(locale))} {failed > 0 && text.failed(failed, failed.toLocaleString(locale))}
    </p>
  );
}

/** Customers by files. */
export const customerSubject: ImportSubject<CustomerFile, CustomerCheckResult> = {
  name: 'customers',
  path: 'customer',
  list: adminPaths.customers(),
  useWords: () => useMessages(customerImportMessages),
  useFieldName,
  countOf: ({ counts }, verdict) => ({ records: counts[verdict].customers, rows: counts[verdict].rows }),
  Outcome,
};
