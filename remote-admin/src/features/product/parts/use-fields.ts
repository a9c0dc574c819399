import { useMessages } from '@tessera/shared/i18n';
import { errorsOf, type FieldErrors } from '../../../controls/write-errors';
import { productMessages } from '../../../messages/product/product';
import type { ProductField } from '../model/fields.model';
import type { ProductEdit } from '../use-product-edit';

export type FieldFor = ReturnType<typeof useFields>;

/** What each field of the product's texts is given. @param nameFault what is wrong with the name, before it is sent */
export function useFields({ fields, saving, setField }: ProductEdit, nameFault: string | undefined) {
  const text = useMessages(productMessages);
  const errors: FieldErrors = { ...errorsOf(saving.error), ...(nameFault !== undefined && { name: nameFault }) };
  return (name: ProductField) => ({
    id: `product-${name}`,
    name,
    label: text.fields[name],
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setField(name, target.value),
  });
}
