import type { DraftCustomer } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { SearchBox } from '../../../../list/search-box';
import { draftsMessages } from '../../../../messages/drafts';
import { customersQuery } from '../draft.queries';
import styles from './drafts.module.css';

/** Somebody with an account, found while typing. */
export function CustomerSearch({ onChoose }: { onChoose: (customer: DraftCustomer) => void }) {
  const text = useMessages(draftsMessages);
  const [search, setSearch] = useState('');
  const { data } = useQuery(customersQuery(search));
  const found = search === '' ? undefined : data?.items;
  return (
    <div className={styles.Finder}>
      <SearchBox label={text.findCustomer} search={search} onSearch={setSearch} />
      <div role="status">{found?.length === 0 && <p className={styles.Quiet}>{text.noCustomer}</p>}</div>
      {found && found.length > 0 && (
        <ul className={styles.Found}>
          {found.map((customer) => (
            <li key={customer.id}>
              <button type="button" className={styles.Hit} onClick={() => onChoose(customer)}>
                <span className={styles.Strong}>{`${customer.first_name} ${customer.last_name}`}</span>
                <span className={styles.Quiet}>{customer.email}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
