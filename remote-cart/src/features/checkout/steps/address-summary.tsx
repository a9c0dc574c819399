import { addressLines } from '@tessera/shared/addresses';
import type { AddressFields, Checkout } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '../../../frame/page-locale';
import { checkoutMessages } from '../../../messages/checkout';

function AddressLine({ address }: { address: AddressFields }) {
  return <>{addressLines(address, useLocale()).join(', ')}</>;
}

/** Where it goes, in a line, and where the invoice goes if that is elsewhere. */
export function AddressSummary({ checkout: { shipping_address, billing_address } }: { checkout: Checkout }) {
  const text = useMessages(checkoutMessages);
  if (!shipping_address) return null;
  return (
    <>
      <p>
        <AddressLine address={shipping_address} />
      </p>
      {billing_address && (
        <p>
          {text.billTo}: <AddressLine address={billing_address} />
        </p>
      )}
    </>
  );
}
