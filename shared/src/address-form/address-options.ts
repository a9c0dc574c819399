import { api } from '@tessera/shared/client';
import type { DeliveryCountries } from '@tessera/shared/contract';
import { loadRegions } from '@tessera/shared/forms';
import { useQuery } from '@tessera/shared/vendor/query';

/** Settings of the store: as fresh as its other ones (docs/product.md §9). Milliseconds. */
const FRESH = 5 * 60 * 1000;

/** The countries that goods are sent to (ISO 3166-1 alpha-2); undefined while that is not known. */
export function useDeliveryCountries() {
  return useQuery({
    queryKey: ['delivery-countries'],
    queryFn: async ({ signal }) => (await api.get<DeliveryCountries>('delivery/countries', { signal })).countries,
    staleTime: FRESH,
  });
}

/**
 * What can be chosen in the form of an address, which is drawn once this is here: the countries, and the lists of states and
 * provinces. Where they do not come every country can be chosen and a region is typed: the server says what it cannot do.
 */
export function useAddressOptions(): { isPending: boolean; countries: readonly string[] | undefined } {
  const { data: countries, isPending } = useDeliveryCountries();
  const regions = useQuery({ queryKey: ['region-names'], queryFn: () => loadRegions().then(() => true) });
  return { isPending: isPending || regions.isPending, countries };
}

/** The country that a blank form begins with: the first of these that goods are sent to, else the only one, or none. */
export function firstCountry(
  wanted: readonly (string | undefined)[],
  countries: readonly string[] | undefined,
): string {
  const only = countries?.length === 1 ? countries[0] : undefined;
  return wanted.find((code) => code && (!countries || countries.includes(code))) ?? only ?? '';
}
