import type { Address } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { useLocation, useNavigate, useSearchParams } from '@tessera/shared/vendor/router';
import { useEffect, useRef } from 'react';
import { AddressEditor } from './address-editor';
import { AddressList } from './address-list';
import { NEW_ADDRESS, editLinkId } from './address-links';

/**
 * The list, or the form of the address that the page's own address names: so that Back closes it, and whoever signs in again
 * comes back to it.
 */
export function AddressBook({ addresses }: { addresses: Address[] }) {
  const [query] = useSearchParams();
  const wanted = query.get('address');
  const navigate = useNavigate();
  const { state } = useLocation();
  const edited = useRef(wanted);

  useEffect(() => {
    // the link that had the focus was away while the form was here
    if (!wanted && edited.current) document.getElementById(editLinkId(edited.current))?.focus();
    edited.current = wanted ?? null;
  }, [wanted]);

  const close = (saved?: Address): void => {
    if (saved) edited.current = saved.id;
    if (Object(state).fromList === true) void navigate(-1);
    else void navigate(paths.accountAddresses(), { replace: true });
  };

  if (!wanted) return <AddressList addresses={addresses} />;
  const address = wanted === NEW_ADDRESS ? undefined : addresses.find(({ id }) => id === wanted);
  return <AddressEditor key={wanted} wanted={wanted} address={address} addresses={addresses} onClose={close} />;
}
