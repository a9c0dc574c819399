import { useMessages } from '@tessera/shared/i18n';
import { AccountFrame } from '../../frame/account-frame';
import { DataGate } from '../../frame/section/data-gate';
import { addressesMessages } from '../../messages/addresses';
import { AddressBook } from './address-book';
import { AddressesSkeleton } from './addresses-skeleton';
import { useAddresses } from './addresses.queries';

/** /account/addresses: where things are sent to. */
export function Page() {
  const texts = useMessages(addressesMessages);
  const query = useAddresses();
  return (
    <AccountFrame title={texts.title}>
      <DataGate query={query} failure={texts.failure} skeleton={<AddressesSkeleton />}>
        {(addresses) => <AddressBook addresses={addresses} />}
      </DataGate>
    </AccountFrame>
  );
}
