import { ADDRESS_FIELDS } from '@tessera/shared/address-form';
import type { Address, AddressFields } from '@tessera/shared/contract';
import { addressSchema, type AddressValues } from '@tessera/shared/forms';
import { createForm, useFormErrors } from '@tessera/shared/forms/react';
import { useState } from 'react';
import { fieldsOf, findSame } from '../state/checkout.model';

/** The choice that is no address of the book. */
export const ANOTHER = 'another';

export interface AddressChoiceOptions {
  addresses: Address[];
  /** what the checkout holds */
  kept: AddressFields | null;
  /** stands in the form when nothing is kept */
  blank: AddressFields;
  /** what the book says is usual */
  usual: Address | undefined;
}

function firstChoice({ addresses, kept, usual }: AddressChoiceOptions): string {
  if (kept) return findSame(addresses, kept)?.id ?? ANOTHER;
  return usual?.id ?? ANOTHER;
}

/** One address: chosen from the book, or typed. */
export function useAddressChoice(options: AddressChoiceOptions) {
  const { addresses, kept, blank } = options;
  const [form] = useState(() => createForm<AddressValues>(addressSchema));
  const [chosen, setChosen] = useState(() => firstChoice(options));
  const [initial, setInitial] = useState(() => (kept && !findSame(addresses, kept) ? kept : blank));
  const [country, setCountry] = useState(initial.country);
  const errors = useFormErrors(form);

  /** The address, or undefined when what was typed is not one; its fields say why. */
  async function read(): Promise<AddressFields | undefined> {
    const saved = addresses.find(({ id }) => id === chosen);
    if (saved) return fieldsOf(saved);
    return new Promise((resolve) => {
      void form.handleSubmit(
        (values) => resolve(fieldsOf(values)),
        () => resolve(undefined),
      )();
    });
  }

  /**
   * Puts the server's messages on their fields.
   * @returns whether one of them was to blame
   */
  function blame(found: Record<string, string[]>, part: string): boolean {
    const blamed = ADDRESS_FIELDS.filter((field) => found[`${part}.${field}`]);
    const saved = addresses.find(({ id }) => id === chosen);
    if (blamed.length > 0 && saved) {
      // one of the book that is refused is put right in the form
      setInitial(fieldsOf(saved));
      setCountry(saved.country);
      setChosen(ANOTHER);
    }
    blamed.forEach((field, index) => {
      const message = found[`${part}.${field}`]?.[0] ?? '';
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    return blamed.length > 0;
  }

  return { addresses, form, errors, chosen, setChosen, initial, country, setCountry, read, blame };
}

export type AddressChoiceState = ReturnType<typeof useAddressChoice>;
