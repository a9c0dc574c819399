import type { DraftCustomer } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { SearchCombobox } from '../../../../controls/combobox/search-combobox';
import { useSettled } from '../../../../controls/combobox/use-settled';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { customersQuery } from '../draft.queries';
import named from '../../../../page/named.module.css';

/** Somebody with an account, found while typing. */
export function CustomerSearch({ onChoose }: { onChoose: (customer: DraftCustomer) => void }) {
  const text = useMessages(draftsMessages);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const { data, error, isFetching, refetch } = useQuery(customersQuery(search));
  const isAsked = typed.trim() !== '';
  const options = (data?.items ?? []).map((customer) => {
    const name = `${customer.first_name} ${customer.last_name}`;
    return {
      key: customer.id,
      said: text.chosen(name),
      content: (
        <span className={named.Words}>
          <span className={named.Name}>{name}</span> <span className={named.Quiet}>{customer.email}</span>
        </span>
      ),
      onChoose: () => onChoose(customer),
    };
  });
  return (
    <SearchCombobox
      label={text.findCustomer}
      list={text.foundCustomers}
      text={typed}
      onText={setTyped}
      groups={isAsked ? [{ key: 'customers', options }] : undefined}
      isSearching={isFetching || search !== typed.trim()}
      nothing={text.noCustomer}
      error={isAsked ? error : null}
      onRetry={() => void refetch()}
    />
  );
}
