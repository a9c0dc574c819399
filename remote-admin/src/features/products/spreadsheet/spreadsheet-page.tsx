import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { shelvesQuery } from '../../../product/shelves.queries';
import { staffPage } from '../../../guard/staff-page';
import { FilterChips } from '../../../list/filter-chips';
import { NoMatch } from '../../../list/no-match';
import { questionOf } from '../../../list/list-address';
import { useListState } from '../../../list/use-list-state';
import { adminMessages } from '../../../messages/admin';
import { spreadsheetMessages } from '../../../messages/product/spreadsheet';
import { productsMessages } from '../../../messages/product/products';
import { LoadFailure } from '../../../page/load-failure';
import { MainScreen } from '../../../page/main-screen';
import { useAskedAttributes } from '../attributes/use-asked-attributes';
import { filterChips } from '../filter-chips.model';
import { sheetList, type ProductsState } from '../products.model';
import { ProductsTools } from '../products-tools';
import { sheetQuery } from './spreadsheet.queries';
import { MOST_ROWS, useMoreRows } from './use-more-rows';
import { SpreadsheetBody } from './spreadsheet-body';
import styles from './spreadsheet.module.css';

interface SheetProps {
  state: ProductsState;
  currency: string;
  locale: string;
  onDirty: (isDirty: boolean) => void;
}

/** The rows, as far as they are read; the next part comes when the last one is seen. */
function Sheet({ state, currency, locale, onDirty }: SheetProps) {
  const text = useMessages(spreadsheetMessages);
  const words = useMessages(productsMessages);
  const { data, error, isFetching, refetch } = useQuery(sheetQuery(state));
  const more = useMoreRows(state, data);
  if (!data) {
    if (!error) return <Skeleton shape="block" className={styles.Skeleton} />;
    return <LoadFailure what={text.what} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  const { rows } = data;
  if (rows.length === 0) return <NoMatch spec={sheetList} state={state} text={words} />;
  return (
    <SpreadsheetBody
      state={state}
      rows={rows}
      currency={currency}
      locale={locale}
      onEnd={more.handleEnd}
      onDirty={onDirty}
      note={more.isCut ? text.most(MOST_ROWS.toLocaleString(locale)) : undefined}
      onMore={more.isError ? more.retry : undefined}
    />
  );
}

function SpreadsheetScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(spreadsheetMessages);
  const { products } = useMessages(adminMessages);
  const { state, show, search, hrefFor } = useListState(sheetList);
  const locale = useLocale();
  const [isDirty, setDirty] = useState(false);
  const { data: categories = [] } = useQuery({ ...shelvesQuery(), enabled });
  const attributes = useAskedAttributes(state, enabled);
  const { data: first } = useQuery({ ...sheetQuery(state), enabled });
  const currency = first?.currency ?? 'USD';
  return (
    <MainScreen
      title={text.title}
      parents={[{ label: products, to: paths.adminProducts() }]}
      count={first && text.products(first.total, first.total.toLocaleString(locale))}
    >
      <fieldset className={styles.Tools} disabled={isDirty} title={isDirty ? text.saveFirst : undefined}>
        <ProductsTools
          state={state}
          currency={currency}
          locale={locale}
          categories={categories}
          isLarge={first?.total_is_exact === false}
          onSearch={search}
          onShow={show}
        />
      </fieldset>
      <FilterChips
        chips={filterChips(state, { currency, locale, categories, attributes }, sheetList)}
        clearHref={hrefFor({ filters: {} })}
      />
      {enabled ? (
        <Sheet
          key={questionOf(sheetList, state)}
          state={state}
          currency={currency}
          locale={locale}
          onDirty={setDirty}
        />
      ) : (
        <Skeleton shape="block" className={styles.Skeleton} />
      )}
    </MainScreen>
  );
}

/** /admin/products/spreadsheet: prices, stock, SKU and status of what the filter shows, in a grid. */
export const Page = staffPage(SpreadsheetScreen);
