import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { categoriesQuery, storeQuery } from '@tessera/shared/query';
import { SelectField, TextField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { countOf, type Chosen } from '../../../jobs/choosing/chosen';
import { useStartJob } from '../../../jobs/use-start-job';
import { jobsMessages } from '../../../messages/jobs';
import { productsMessages } from '../../../messages/product/products';
import { readAction, type BulkAction } from './bulk-actions';

export interface BulkDialogProps {
  action: BulkAction;
  chosen: Chosen;
  open: boolean;
  locale: string;
  onClose: () => void;
  onStarted: () => void;
}

function CategoryField() {
  const { bulk } = useMessages(productsMessages);
  const { data = [] } = useQuery(categoriesQuery());
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
  const { bulk } = useMessages(jobsMessages);
  if (action === 'tag' || action === 'untag')
    return <TextField label={bulk.tags} name="tags" hint={bulk.tagsHint} maxLength={1000} error={error} />;
  if (action === 'set_category') return <CategoryField />;
  if (action === 'reprice') return <PriceFields currency={currency} error={error} />;
  return null;
}

/** Asks about what is done with many products, and begins it; what is typed stays when it fails. */
export default function BulkDialog({ action, chosen, open, locale, onClose, onStarted }: BulkDialogProps) {
  const { bulk } = useMessages(productsMessages);
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const [fault, setFault] = useState<string>();
  const start = useStartJob('products', onStarted);
  const count = countOf(chosen);

  function submit(form: HTMLFormElement): void {
    const read = readAction(action, new FormData(form), { currency, locale });
    setFault('error' in read ? read.error : undefined);
    if ('parameters' in read)
      start.mutate({ kind: `products.${action}`, parameters: { products: chosen, ...read.parameters } });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={bulk.titles[action](bulk.products(count, count.toLocaleString(locale)))}
      description={bulk.texts[action]}
      submit={bulk.submits[action]}
      pending={start.isPending}
      error={start.error ? start.error.message || UNEXPECTED_ERROR : undefined}
      onSubmit={submit}
    >
      <ActionField action={action} currency={currency} error={fault} />
    </FormDialog>
  );
}
