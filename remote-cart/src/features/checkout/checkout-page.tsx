import { useAddressOptions } from '@tessera/shared/address-form';
import { useMessages } from '@tessera/shared/i18n';
import { useProfile } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { PageHeader } from '@tessera/shared/ui';
import { Suspense } from 'react';
import { DataGate } from '../../frame/states/data-gate';
import { Invitation } from '../../frame/states/invitation';
import { PageFrame } from '../../frame/page-frame';
import { checkoutMessages } from '../../messages/checkout';
import { CheckoutContents } from './checkout-contents';
import { CheckoutEmpty } from './checkout-empty';
import { CheckoutSkeleton } from './checkout-skeleton';
import { WithGifts } from './gifts/late-gifts';
import { useAddressBook, useCheckout } from './state/checkout.queries';

function CheckoutBody() {
  const text = useMessages(checkoutMessages);
  const checkout = useCheckout();
  const book = useAddressBook();
  // the form begins with the name
  const isNameToCome = useProfile().isPending;
  const options = useAddressOptions();
  // without the book an address can still be typed
  const addresses = book.data ?? (book.isError ? [] : undefined);
  return (
    <DataGate query={checkout} failure={text.failure} skeleton={<CheckoutSkeleton />}>
      {(data) => {
        if (data.items.length === 0) return <CheckoutEmpty checkout={data} />;
        if (!addresses || isNameToCome || options.isPending) return <CheckoutSkeleton />;
        return (
          <Suspense fallback={<CheckoutSkeleton />}>
            <WithGifts checkout={data}>
              <CheckoutContents checkout={data} addresses={addresses} countries={options.countries} />
            </WithGifts>
          </Suspense>
        );
      }}
    </DataGate>
  );
}

/** /checkout: address, delivery, payment and review on one page. */
export function Page() {
  const text = useMessages(checkoutMessages);
  const status = useSession((state) => state.status);
  return (
    <PageFrame>
      <PageHeader title={text.title} />
      {status === 'signed-out' ? <Invitation title={text.inviteTitle}>{text.inviteText}</Invitation> : <CheckoutBody />}
    </PageFrame>
  );
}
