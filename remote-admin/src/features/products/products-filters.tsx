import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { GermanFields } from '../../form/fields/german-fields';
import { FilterAmounts } from '../../list-page/filters/filter-amounts';
import { FilterChoice } from '../../list-page/filters/filter-choice';
import { FilterDialog, type FilterDialogProps } from '../../list-page/filters/filter-dialog';
import styles from '../../list-page/filters/filters.module.css';
import { SortField } from '../../list-page/filters/sort-field';
import { productsMessages } from '../../messages/product/products';
import type { MoneyFormat } from '../../numbers/money.model';
import { AttributeFilters } from './attributes/attribute-filters';
import { readFilterForm } from './filters.model';
import { PRODUCT_SORTS, type ProductFilter } from './products.model';

type ProductsFiltersProps = FilterDialogProps<
  ProductFilter,
  { money: MoneyFormat; categories: readonly { id: string; name: string }[] }
>;

/** Everything that the list can be asked for, in one form. */
export default function ProductsFilters({ state, context: { money, categories }, ...dialog }: ProductsFiltersProps) {
  const text = useMessages(productsMessages);
  const { filters, sort } = state;
  const given = { labels: text.filters, filters };
  const read = (form: FormData) => readFilterForm(form, filters, money);
  return (
    <FilterDialog<ProductFilter>
      {...dialog}
      read={read}
      sentences={{ amount: text.notAnAmount, range: text.attributes.wrong }}
    >
      {(faultOf) => (
        <>
          <div className={styles.Two}>
            <FilterChoice {...given} name="status" choices={Object.entries(text.statuses)} />
            <FilterChoice {...given} name="is_for_sale" choices={Object.entries(text.yesNo)} />
            <FilterChoice {...given} name="stock_state" choices={Object.entries(text.stocks)} />
            <FilterChoice {...given} name="backorder" choices={Object.entries(text.backorders)} />
            <FilterChoice {...given} name="has_picture" choices={Object.entries(text.pictured)} />
            <GermanFields values={{ is_translated: filters.is_translated ?? '' }}>
              <FilterChoice {...given} name="is_translated" choices={Object.entries(text.translated)} />
            </GermanFields>
            <FilterChoice {...given} name="category_id" choices={categories.map(({ id, name }) => [id, name])} />
            <TextField label={text.filters.tag} name="tag" defaultValue={filters.tag ?? ''} maxLength={50} />
            <FilterAmounts {...given} names={['price_from', 'price_to']} money={money} faultOf={faultOf} />
          </div>
          <AttributeFilters name="attributes" initial={filters.attributes} error={faultOf('attributes')} />
          <SortField sorts={PRODUCT_SORTS} labels={text.sorts} value={sort} />
        </>
      )}
    </FilterDialog>
  );
}
