import { useMessages } from '@tessera/shared/i18n';
import { staffPage } from '../../../guard/staff-page';
import { ImportScreen } from '../../../import/import-screen';
import { customersMessages } from '../../../messages/customers/customers';
import { customerSubject } from './customer-subject';

function CustomerImport({ enabled }: { enabled: boolean }) {
  const { title } = useMessages(customersMessages);
  return <ImportScreen of={customerSubject} parent={title} enabled={enabled} />;
}

/** /admin/customers/import: customers from a file, and all of them into one. */
export const Page = staffPage(CustomerImport);
