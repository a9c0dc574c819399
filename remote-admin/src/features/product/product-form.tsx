import type { ProductRecord } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { cx } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { InGerman } from '../../form/fields/in-german';
import { PageForm } from '../../form/page/page-form';
import { useNeededName } from '../../form/page/use-needed-name';
import { productMessages } from '../../messages/product/product';
import { fieldText, partsOf, type ProductField } from './model/fields.model';
import { RelatedCard } from './parts/related-card';
import { SearchCard } from './parts/search-card';
import { SortingCard, StatusCard } from './parts/side-cards';
import { TextsCard } from './parts/texts-card';
import { TranslationsCard } from './parts/translations-card';
import { useFields } from './parts/use-fields';
import { WhyCard } from './parts/why-card';
import { PicturesCard } from './pictures/pictures-card';
import type { Pick } from '../../product/picks/picks.model';
import record from '../../page/record.module.css';
import styles from './product.module.css';
import { isWhole, productQuery, wholeProductQuery } from './product.queries';
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
  /** chosen here, and not saved yet */
  const [chosen, setChosen] = useState<readonly Pick[]>([]);
  const draft = useDraft(`product:${product.id}`);
  const put = (saved: ProductRecord): void => {
    client.setQueryData(productQuery(saved.id).queryKey, saved);
    if (isWhole(saved)) client.setQueryData(wholeProductQuery(saved).queryKey, saved);
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
  const name = useNeededName(edit.fields.name, edit.save);
  const goods = [...edit.base.related_products, ...chosen];
  const fieldFor = useFields(edit, name.isMissing ? text.nameMissing : undefined);

  return (
    <PageForm<ProductField>
      reason={reason}
      isFaulty={edit.saving.error !== null || edit.faults.size > 0 || name.isMissing}
      versions={{
        lead: text.stale,
        theirs: edit.theirs.fields,
        mine: edit.fields,
        fields: edit.conflicts,
        labels: text.fields,
        say: (value, field) => fieldText(field, String(value), { locale, goods }),
        onTake: edit.takeTheirs,
      }}
      formRef={reason === undefined ? draft.ref : undefined}
      dirty={edit.isDirty}
      saving={edit.saving}
      onSave={name.save}
      onDiscard={() => {
        name.forget();
        draft.clear();
        edit.discard();
      }}
    >
      <div className={styles.Columns}>
        <div className={styles.Why}>
          <WhyCard
            product={edit.base}
            isDirty={edit.isDirty}
            onWrite={reason === undefined ? edit.setField : undefined}
          />
        </div>
        <div className={cx(record.Main, styles.Main)}>
          <TextsCard
            fieldFor={fieldFor}
            description={edit.fields.description_html}
            onDescription={(html) => edit.setField('description_html', html)}
          />
          <PicturesCard
            product={edit.base}
            pictures={edit.pictures}
            onChange={edit.setPictures}
            video={edit.video}
            onVideo={edit.setVideo}
            onSent={(changed) => {
              edit.adopt(changed);
              put(changed);
            }}
          />
          <VariantsCard product={edit.base} edit={edit} />
          <RelatedCard
            product_id={product.id}
            picks={partsOf(edit.fields.related).flatMap((id) => goods.find((one) => one.id === id) ?? [])}
            onChange={(picks) => {
              setChosen(picks);
              edit.setField('related', picks.map(({ id }) => id).join(','));
            }}
          />
          <SearchCard fieldFor={fieldFor} fields={edit.fields} />
          <InGerman>
            <TranslationsCard fieldFor={fieldFor} fields={edit.fields} />
          </InGerman>
        </div>
        <div className={cx(record.Side, styles.Side)}>
          <StatusCard fieldFor={fieldFor} />
          <SortingCard fieldFor={fieldFor} product={edit.base} />
        </div>
      </div>
    </PageForm>
  );
}
