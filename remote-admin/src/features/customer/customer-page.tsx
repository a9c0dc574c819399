import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { recordPage } from '../../guard/record-page';
import { customerMessages } from '../../messages/customers/customer';
import { customersMessages } from '../../messages/customers/customers';
import { RecordGate } from '../../page/record-gate';
import { RecordSkeleton } from '../../page/record-skeleton';
import { useAnswered } from '../../page/use-answered';
import { adminPaths } from '../../paths';
import { useMe } from '../../rights/use-me';
import { CustomerView } from './customer-view';
import { customerQuery, storeCreditQuery } from './customer.queries';

/** The customer's own places, empty. */
const CustomerSkeleton = () => <RecordSkeleton label={useMessages(customerMessages).loading} many />;

function CustomerScreen() {
  const text = useMessages(customerMessages);
  const { title } = useMessages(customersMessages);
  const { customer: id = '' } = useParams();
  const isCreditSeen = useMe()?.rights.includes('store_credit.read') ?? false;
  const result = useQuery(customerQuery(id));
  // it stands above others
  const credit = useQuery({ ...storeCreditQuery(id), enabled: isCreditSeen });
  const isCreditRead = useAnswered([credit], result.data !== undefined);
  const missing = { title: text.missing, text: text.missingText, to: adminPaths.customers(), label: text.toCustomers };
  return (
    <RecordGate
      result={isCreditRead ? result : { ...result, data: undefined }}
      skeleton={<CustomerSkeleton />}
      missing={missing}
      failure={{ title, what: text.theCustomer }}
    >
      {(customer, shown) => <CustomerView key={customer.id} customer={customer} {...shown} />}
    </RecordGate>
  );
}

/** /admin/customers/{customer}: one customer by their id. */
export const Page = recordPage(CustomerSkeleton, CustomerScreen);
