import { useAddressOptions } from '@tessera/shared/address-form';
import type { Address } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { loadLate } from '@tessera/shared/late';
import { useLocale, useProfile } from '@tessera/shared/query';
import { Button, EmptyState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { DataGate } from '../../frame/section/data-gate';
import { lateQuery } from '../../frame/section/late-query';
import { addressesMessages } from '../../messages/addresses';
import { AddressFormSkeleton } from './address-form-skeleton';
import { NEW_ADDRESS } from './address-links';
import { emptyAddress } from './addresses.model';

interface AddressEditorProps {
  /** id of the address, or 'new' */
  wanted: string;
  address: Address | undefined;
  addresses: Address[];
  onClose: (saved?: Address) => void;
}

/** The form's own chunk (form library, rules, countries): it comes with the first form that is opened. */
const formCode = lateQuery('address-form', async () => ({
  Form: await loadLate(() => import(/* webpackChunkName: "address-form" */ './address-form')),
}));

/** The place of the form of one address, or of a new one. */
export function AddressEditor({ wanted, address, addresses, onClose }: AddressEditorProps) {
  const texts = useMessages(addressesMessages);
  const code = useQuery(formCode);
  const profile = useProfile();
  const locale = useLocale();
  const { countries, isPending } = useAddressOptions();
  const isNew = wanted === NEW_ADDRESS;
  if (!isNew && !address) {
    return (
      <EmptyState title={texts.missingTitle} actions={<Button onClick={() => onClose()}>{texts.toAddresses}</Button>}>
        {texts.missingText}
      </EmptyState>
    );
  }
  const skeleton = <AddressFormSkeleton title={isNew ? texts.addTitle : texts.editTitle} />;
  // a new address begins with the shopper's own name; without an answer it begins without
  if (isPending || (isNew && profile.isPending)) return skeleton;
  return (
    <DataGate query={code} failure={texts.formFailure} skeleton={skeleton}>
      {({ Form }) => (
        <Form
          address={address}
          initial={address ?? emptyAddress(profile.data, addresses, locale, countries)}
          locale={locale}
          countries={countries}
          hasOthers={addresses.some(({ id }) => id !== address?.id)}
          onClose={onClose}
        />
      )}
    </DataGate>
  );
}
