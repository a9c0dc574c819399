import type { Address } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useRef, useState } from 'react';
import { Section } from '../../frame/section/section';
import { addressesMessages } from '../../messages/addresses';
import { AddressRow } from './address-row';
import { FROM_LIST, NEW_ADDRESS, editLinkId } from './address-links';
import { MOST_ADDRESSES } from './addresses.model';
import styles from './addresses.module.css';
import { DeleteAddressDialog } from './delete-address-dialog';

function AddLink({ primary }: { primary?: boolean }) {
  const texts = useMessages(addressesMessages);
  return (
    <ButtonLink
      as={Link}
      id={editLinkId(NEW_ADDRESS)}
      to={paths.accountAddresses({ address: NEW_ADDRESS })}
      state={FROM_LIST}
      variant={primary ? 'primary' : 'secondary'}
      size={primary ? 'md' : 'sm'}
    >
      {texts.add}
    </ButtonLink>
  );
}

/** All addresses, with what can be done to each. */
export function AddressList({ addresses }: { addresses: Address[] }) {
  const texts = useMessages(addressesMessages);
  const [leaving, setLeaving] = useState<Address>();
  const title = useRef<HTMLHeadingElement>(null);
  const isFull = addresses.length >= MOST_ADDRESSES;
  const isEmpty = addresses.length === 0;
  return (
    <Section
      title={texts.listTitle}
      titleRef={title}
      intro={isFull && texts.full(MOST_ADDRESSES)}
      action={!isFull && !isEmpty && <AddLink />}
    >
      {isEmpty ? (
        <EmptyState title={texts.emptyTitle} level={3} compact actions={<AddLink primary />}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <ul className={styles.List}>
          {addresses.map((address) => (
            <AddressRow key={address.id} address={address} onDelete={() => setLeaving(address)} />
          ))}
        </ul>
      )}
      <DeleteAddressDialog
        address={leaving}
        onClose={() => setLeaving(undefined)}
        onDeleted={() => {
          setLeaving(undefined);
          // the button that opened the dialog is gone
          requestAnimationFrame(() => title.current?.focus());
        }}
      />
    </Section>
  );
}
