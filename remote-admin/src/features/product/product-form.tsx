import type { ProductRecord } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useEffect, useRef, useState } from 'react';
import { SaveBar } from '../../controls/saving/save-bar';
import { BothVersions } from '../../form/both-versions';
import { productMessages } from '../../messages/product/product';
import { fieldsOf, fieldText } from './model/fields.model';
import { SearchCard } from './parts/search-card';
import { SortingCard, StatusCard } from './parts/side-cards';
import { TextsCard } from './parts/texts-card';
import { useFields } from './parts/use-fields';
import { WhyCard } from './parts/why-card';
import { PicturesCard } from './pictures/pictures-card';
import styles from './product.module.css';
import { productQuery } from './product.queries';
import { useProductEdit } from './use-product-edit';
import { VariantsCard } from './variants/variants-card';

interface ProductFormProps {
  product: ProductRecord;
  /** why it cannot be changed: '' says nothing */
  reason: string | undefined;
  /** reads it anew */
  onFailed: () => void;
}

/** All of a product in one form with one save; what somebody else changes meanwhile is said, and nothing typed is lost. */
export function ProductForm({ product, reason, onFailed }: ProductFormProps) {
  const text = useMessages(productMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [isNameMissing, setNameMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`product:${product.id}`);
  const put = (saved: ProductRecord): void => {
    client.setQueryData(productQuery(saved.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: ['admin', 'products'] });
  };
  const edit = useProductEdit(product, {
    money: { currency: product.currency, locale },
    onSaved(saved) {
      draft.clear();
      put(saved);
      toast.success(text.saved);
    },
    onFailed,
  });
  const fieldFor = useFields(edit, isNameMissing ? text.nameMissing : undefined);
  const hasFaults = edit.saving.error !== null || edit.faults.size > 0 || isNameMissing;

  useEffect(() => {
    if (hasFaults) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasFaults]);

  function takeForm(element: HTMLFormElement | null): void {
    form.current = element;
    if (reason === undefined) draft.ref(element);
  }

  function save(): void {
    const isMissing = edit.fields.name.trim() === '';
    setNameMissing(isMissing);
    if (!isMissing) edit.save();
  }

  return (
    <form
      ref={takeForm}
      className={styles.Form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {reason && <Alert>{reason}</Alert>}
      {edit.isDirty && edit.conflicts && (
        <BothVersions
          lead={text.stale}
          theirs={{ ...fieldsOf(edit.base) }}
          mine={{ ...edit.fields }}
          fields={edit.conflicts}
          labels={text.fields}
          say={(value, field) => fieldText(field, String(value), locale)}
          onTake={edit.takeTheirs}
        />
      )}
      <fieldset className={styles.Fields} disabled={reason !== undefined}>
        <div className={styles.Columns}>
          <div className={styles.Why}>
            <WhyCard
              product={edit.base}
              isDirty={edit.isDirty}
              onWrite={reason === undefined ? edit.setField : undefined}
            />
          </div>
          <div className={styles.Main}>
            <TextsCard
              fieldFor={fieldFor}
              description={edit.fields.description_html}
              onDescription={(html) => edit.setField('description_html', html)}
            />
            <PicturesCard
              product={edit.base}
              pictures={edit.pictures}
              onChange={edit.setPictures}
              onSent={(changed) => {
                edit.adopt(changed);
                put(changed);
              }}
            />
            <VariantsCard product={edit.base} edit={edit} />
            <SearchCard fieldFor={fieldFor} fields={edit.fields} />
          </div>
          <div className={styles.Side}>
            <StatusCard fieldFor={fieldFor} />
            <SortingCard fieldFor={fieldFor} product={edit.base} />
          </div>
        </div>
      </fieldset>
      <SaveBar
        dirty={edit.isDirty}
        saving={edit.saving}
        onSave={save}
        onDiscard={() => {
          setNameMissing(false);
          draft.clear();
          edit.discard();
        }}
      />
    </form>
  );
}
