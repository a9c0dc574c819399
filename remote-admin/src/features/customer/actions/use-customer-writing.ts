import type { CustomerRecord } from '@tessera/shared/contract';
import { useQueryClient } from '@tessera/shared/vendor/query';
import type { RecordWriting } from '../../../form/use-record-write';
import { customerQuery, storeCreditQuery } from '../customer.queries';

export interface CustomerWrite {
  method?: 'post' | 'put' | 'patch';
  /** the last part of its address, with its stroke; '' for the customer itself */
  deed: string;
  body: Record<string, unknown>;
  /** false: it does no harm to one who has changed meanwhile, so the version is not sent */
  versioned?: boolean;
}

/** How a customer is written to: with the version that is on show. */
export function useCustomerWriting({ id, version }: CustomerRecord): RecordWriting<CustomerWrite, CustomerRecord> {
  const client = useQueryClient();
  return {
    writeOf: ({ method, deed, body, versioned = true }) => ({
      ...(method && { method }),
      path: `customers/${id}${deed}`,
      json: { ...body, ...(versioned && { version }) },
    }),
    staleCodes: ['customers.stale', 'customers.not_possible'],
    readAgain: () => {
      void client.invalidateQueries({ queryKey: storeCreditQuery(id).queryKey });
      return client.fetchQuery(customerQuery(id));
    },
    onSaved: (saved) => {
      client.setQueryData(customerQuery(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['admin', 'customers'] });
    },
  };
}
