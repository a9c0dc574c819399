import type { JSX } from 'react';
import type { ProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Dialog } from '@tessera/shared/ui';
import { useNavigation } from '@tessera/shared/vendor/router';
import { filtersMessages } from '../../../messages/filters';
import FilterPanel from './filter-panel';
import styles from './filter-panel.module.css';
import { countText } from '../state/listing-words';
import { filterCount, type Listing, withoutFilters } from '../state/listing.model';
import { useChangeListing } from '../state/use-listing';

export const messages = [filtersMessages];

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  listing: Listing;
  list: ProductList | null | undefined;
}

/** The filters on a phone: what is pressed counts at once, and the button at the thumb says what is left. */
export default function FilterSheet({ open, onClose, listing, list }: FilterSheetProps): JSX.Element {
  const text = useMessages(filtersMessages);
  const locale = useLocale();
  const go = useChangeListing();
  const { state } = useNavigation();
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <FilterPanel list={list} replace />
      <div className={styles.Foot}>
        <Button
          variant="quiet"
          disabled={filterCount(listing) === 0}
          onClick={() => go(withoutFilters(listing), { replace: true })}
        >
          {text.clearAll}
        </Button>
        <Button onClick={onClose} block>
          {list && state === 'idle' ? text.show(countText(list, locale)) : text.counting}
        </Button>
      </div>
    </Dialog>
  );
}
