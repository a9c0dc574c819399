import { useMessages } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { SelectField, TextField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { BulkForm, type BulkDialogProps } from '../../../jobs/choosing/bulk-form';
import { TagsField } from '../../../jobs/choosing/tags-field';
import { productsMessages } from '../../../messages/product/products';
import { shelvesQuery } from '../../../product/shelves.queries';
import { readAction, type BulkAction } from './bulk-actions';

function CategoryField() {
  const { bulk } = useMessages(productsMessages);
  const { data = [] } = useQuery(shelvesQuery());
  return (
    <SelectField label={bulk.category} name="category_id">
      <option value="">{bulk.noCategory}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

const optionsOf = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

function PriceFields({ currency, error }: { currency: string; error: string | undefined }) {
  const { bulk } = useMessages(productsMessages);
  return (
    <>
      <SelectField label={bulk.prices} name="prices">
        {optionsOf(bulk.whichPrices)}
      </SelectField>
      <SelectField label={bulk.direction} name="direction">
        {optionsOf(bulk.directions)}
      </SelectField>
      <TextField
        label={bulk.size}
        name="size"
        hint={bulk.sizeHint(currency)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        error={error}
      />
    </>
  );
}

function ActionField({ action, currency, error }: { action: BulkAction; currency: string; error: string | undefined }) {
  if (action === 'tag' || action === 'untag') return <TagsField error={error} />;
  if (action === 'set_category') return <CategoryField />;
  if (action === 'reprice') return <PriceFields currency={currency} error={error} />;
  return null;
}

/** Asks about what is done with many products, and begins it; what is typed stays when it fails. */
export default function BulkDialog(props: BulkDialogProps<BulkAction>) {
  const { action, locale } = props;
  const { bulk } = useMessages(productsMessages);
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  return (
    <BulkForm
      {...props}
      list="products"
      text={bulk}
      counted={bulk.products}
      read={(form) => readAction(action, form, { currency, locale })}
    >
      {(fault) => <ActionField action={action} currency={currency} error={fault} />}
    </BulkForm>
  );
}
