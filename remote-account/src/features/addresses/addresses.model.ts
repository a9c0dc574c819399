import { BLANK_ADDRESS, firstCountry } from '@tessera/shared/address-form';
import type { Address, Profile } from '@tessera/shared/contract';
import type { AddressValues } from '@tessera/shared/forms';

/** The most that the API keeps for one account. */
export const MOST_ADDRESSES = 20;

/** Which defaults an address may be. They are no part of the form's draft: they are given, not edited. */
export const DEFAULT_FIELDS = ['is_default_shipping', 'is_default_billing'] as const;

/** An address that is to be filled in: for oneself, in the country of the default one or of the store, if goods are sent there. */
export function emptyAddress(
  profile: Pick<Profile, 'first_name' | 'last_name'> | undefined,
  addresses: Address[],
  locale: string,
  countries?: readonly string[],
): AddressValues {
  const usual = addresses.find((address) => address.is_default_shipping) ?? addresses[0];
  return {
    ...BLANK_ADDRESS,
    first_name: profile?.first_name ?? '',
    last_name: profile?.last_name ?? '',
    country: firstCountry([usual?.country, new Intl.Locale(locale).region], countries),
    is_default_shipping: false,
    is_default_billing: false,
  };
}

/** The list with a saved address in its place or at the end; a default that it took over is no other's any more. */
export function withSaved(addresses: Address[], saved: Address): Address[] {
  const others = addresses.map((address) => ({
    ...address,
    is_default_shipping: address.is_default_shipping && !saved.is_default_shipping,
    is_default_billing: address.is_default_billing && !saved.is_default_billing,
  }));
  const isKnown = addresses.some(({ id }) => id === saved.id);
  return isKnown ? others.map((address) => (address.id === saved.id ? saved : address)) : [...others, saved];
}
