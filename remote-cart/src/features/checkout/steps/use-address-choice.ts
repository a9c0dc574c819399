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
  saved: AddressFields | null;
  /** stands in the form when nothing is saved */
  blank: AddressFields;
  /** what the book says is usual */
  usual: Address | undefined;
}

function firstChoice({ addresses, saved, usual }: AddressChoiceOptions): string {
  if (saved) return findSame(addresses, saved)?.id ?? ANOTHER;
  return usual?.id ?? ANOTHER;
}

/** One address: chosen from the book, or typed. */
export function useAddressChoice(options: AddressChoiceOptions) {
  const { addresses, saved, blank } = options;
  const [form] = useState(() => createForm<AddressValues>(addressSchema));
  const [chosen, setChosen] = useState(() => firstChoice(options));
  const [initial, setInitial] = useState(() => (saved && !findSame(addresses, saved) ? saved : blank));
  const [country, setCountry] = useState(initial.country);
  const errors = useFormErrors(form);

  /** The address, or undefined when what was typed is not one; its fields say why. */
  async function read(): Promise<AddressFields | undefined> {
    const ofBook = addresses.find(({ id }) => id === chosen);
    if (ofBook) return fieldsOf(ofBook);
    return new Promise((resolve) => {
      void form.handleSubmit(
        (values) => resolve(fieldsOf(values)),
        () => resolve(undefined),
      )();
    });
  }

  /**
   * Puts the server's messages on their fields.
   * @param prefix of the fields' names in the answer: 'shipping_address'
   * @returns whether one of them was to blame
   */
  function blame(found: Record<string, string[]>, prefix: string): boolean {
    const blamed = ADDRESS_FIELDS.filter((field) => found[`${prefix}.${field}`]);
    const ofBook = addresses.find(({ id }) => id === chosen);
    if (blamed.length > 0 && ofBook) {
      // one of the book that is refused is put right in the form
      setInitial(fieldsOf(ofBook));
      setCountry(ofBook.country);
      setChosen(ANOTHER);
    }
    blamed.forEach((field, index) => {
      const message = found[`${prefix}.${field}`]?.[0] ?? '';
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    return blamed.length > 0;
  }

  /** what `<AddressFields>` takes of it */
  const fields = { form, errors, initial, country, onCountry: setCountry };
  return { addresses, chosen, setChosen, fields, read, blame };
}

export type AddressChoiceState = ReturnType<typeof useAddressChoice>;
