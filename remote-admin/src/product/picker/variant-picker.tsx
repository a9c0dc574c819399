import { optionsText } from '@tessera/shared/components';
import type { DraftVariant, DraftVariantList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import type { ComboboxGroup, ComboboxOption } from '../../controls/combobox/combobox.model';
import { SearchCombobox } from '../../controls/combobox/search-combobox';
import { useSettled } from '../../controls/combobox/use-settled';
import { goodsMessages } from '../../messages/orders/goods';
import { byProduct } from './by-product.model';
import styles from './variant-picker.module.css';
import { variantsQuery } from './variant-queries';
import { VariantRow } from './variant-row';

interface VariantPickerProps {
  label?: string;
  /** whose variants are offered while nothing is typed; none: nothing is */
  product_id?: string | null;
  onChoose: (variant: DraftVariant, currency: string) => void;
}

/** What is typed, and what the server found for it: by words, or all variants of one product. */
function useFound(product_id: string | null) {
  const [typed, setTyped] = useState('');
  /** the product of which all variants are shown */
  const [whole, setWhole] = useState(product_id);
  const search = useSettled(typed);
  const { data, error, isFetching, refetch } = useQuery(
    variantsQuery(whole === null ? { search } : { product_id: whole }),
  );
  const isAsked = whole !== null || typed.trim() !== '';
  return {
    typed,
    isWhole: whole !== null,
    showWhole: setWhole,
    type(text: string): void {
      setTyped(text);
      setWhole(text.trim() === '' ? product_id : null);
    },
    isAsked,
    data,
    error: isAsked ? error : null,
    isSearching: isFetching || (whole === null && search !== typed.trim()),
    retry: () => void refetch(),
  };
}

/** Goods of the shop, found by name or SKU: products, and the variants of each, with picture, stock and price as they are now. */
export function VariantPicker({ label, product_id = null, onChoose }: VariantPickerProps) {
  const text = useMessages(goodsMessages);
  const found = useFound(product_id);

  function optionOf(variant: DraftVariant, currency: string, short: boolean): ComboboxOption {
    const { variant_id, name, options, available, published } = variant;
    return {
      key: variant_id,
      said: text.chosen([name, optionsText(options)].filter(Boolean).join(' · ')),
      content: <VariantRow variant={variant} currency={currency} short={short} />,
      disabled: !published || available === 0,
      onChoose: () => {
        found.type('');
        onChoose(variant, currency);
      },
    };
  }

  function groupsOf({ items, currency }: DraftVariantList = { items: [], currency: '' }): ComboboxGroup[] {
    return byProduct(items).map(({ id, name, variants, count }) => {
      const isMany = count > 1;
      const more: ComboboxOption = {
        key: `all-${id}`,
        said: null,
        content: <span className={styles.More}>{text.allVariants(count, name)}</span>,
        onChoose: () => found.showWhole(id),
      };
      return {
        key: id,
        ...(isMany && { heading: { name, content: name } }),
        options: [
          ...variants.map((variant) => optionOf(variant, currency, isMany)),
          ...(!found.isWhole && count > variants.length ? [more] : []),
        ],
      };
    });
  }

  return (
    <SearchCombobox
      label={label ?? text.find}
      list={text.found}
      text={found.typed}
      onText={found.type}
      groups={found.isAsked ? groupsOf(found.data) : undefined}
      isSearching={found.isSearching}
      nothing={text.nothing}
      error={found.error}
      onRetry={found.retry}
    />
  );
}
