import { firstCountry } from '@tessera/shared/address-form';
import type { Address, Checkout } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { useMessages } from '@tessera/shared/i18n';
import { useProfile } from '@tessera/shared/query';
import { Alert, Button, Checkbox } from '@tessera/shared/ui';
import { useId, useState, type FormEvent } from 'react';
import { useLocale } from '../../../frame/page-locale';
import { checkoutMessages } from '../../../messages/checkout';
import { isMailed } from '../gifts/gifts.model';
import { AddressChoice } from './address-choice';
import styles from './address-step.module.css';
import { useAddressChoice, ANOTHER } from './use-address-choice';
import { useSaveAddresses } from './use-save-addresses';

interface AddressStepProps {
  checkout: Checkout;
  addresses: Address[];
  countries: readonly string[] | undefined;
  onDone: () => void;
}

function blankFor(country: string, profile: { first_name: string; last_name: string }) {
  const { first_name, last_name } = profile;
  const rest = { company: '', line1: '', line2: '', postal_code: '', city: '', region: '', phone: '' };
  return { first_name, last_name, country, ...rest };
}

/** Those that the shopper has chosen as usual. */
function usualOf(addresses: Address[]) {
  const usual = addresses.find(({ is_default_shipping }) => is_default_shipping) ?? addresses[0];
  return { usual, usualBilling: addresses.find(({ is_default_billing }) => is_default_billing) ?? usual };
}

interface SameAddressProps {
  isShown: boolean;
  isSame: boolean;
  onChange: (isSame: boolean) => void;
}

function SameAddress({ isShown, isSame, onChange }: SameAddressProps) {
  const text = useMessages(checkoutMessages);
  if (!isShown) return null;
  return (
    <Checkbox
      name="billing_same"
      label={text.billingSame}
      checked={isSame}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Where it goes, and where the invoice goes. */
export function AddressStep({ checkout, addresses, countries, onDone }: AddressStepProps) {
  const text = useMessages(checkoutMessages);
  const locale = useLocale();
  const profile = useProfile().data ?? { first_name: '', last_name: '' };
  // one form each, because their fields have the same names
  const { ref: shippingRef, clear: clearShipping } = useDraft('checkout:shipping');
  const { ref: billingRef, clear: clearBilling } = useDraft('checkout:billing');
  const formId = useId();
  const [addsToBook, setAddsToBook] = useState(true);
  const { usual, usualBilling } = usualOf(addresses);
  // what is mailed alone goes nowhere else than the invoice
  const isMailedOnly = isMailed(checkout);
  const [isOneAddress, setSame] = useState(checkout.billing_address === null);
  const isSame = isOneAddress || isMailedOnly;
  const country = firstCountry([usual?.country, new Intl.Locale(locale).region], countries);
  const shipping = useAddressChoice({
    addresses,
    usual,
    saved: checkout.shipping_address,
    blank: blankFor(country, profile),
  });
  const billing = useAddressChoice({
    addresses,
    usual: usualBilling,
    saved: checkout.billing_address,
    blank: blankFor(country, profile),
  });
  const { save, pending, failure } = useSaveAddresses(shipping, billing);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await save({ isSame, addsToBook: addsToBook && shipping.chosen === ANOTHER }))) return;
    clearShipping();
    clearBilling();
    onDone();
  }

  const form = { className: styles.Form, noValidate: true, onSubmit: (event: FormEvent) => void handleSubmit(event) };
  return (
    <div className={styles.Form}>
      <form ref={shippingRef} id={formId} {...form}>
        <AddressChoice
          choice={shipping}
          section="shipping"
          countries={countries}
          legend={isMailedOnly ? text.billTo : text.deliverTo}
          usualId={usual?.id}
        />
        <div>
          {shipping.chosen === ANOTHER && (
            <Checkbox
              name="keep"
              label={text.saveAddress}
              checked={addsToBook}
              onChange={(event) => setAddsToBook(event.target.checked)}
            />
          )}
          <SameAddress isShown={!isMailedOnly} isSame={isSame} onChange={setSame} />
        </div>
      </form>
      {!isSame && (
        <form ref={billingRef} {...form}>
          <AddressChoice choice={billing} section="billing" legend={text.billTo} usualId={usualBilling?.id} />
        </form>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
      <div className={styles.Go}>
        <Button type="submit" form={formId} size="lg" pending={pending}>
          {text.useAddress}
        </Button>
      </div>
    </div>
  );
}
