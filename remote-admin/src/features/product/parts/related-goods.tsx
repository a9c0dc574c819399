import { loadMessages, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { SearchCombobox } from '../../../controls/combobox/search-combobox';
import { useSettled } from '../../../controls/combobox/use-settled';
import form from '../../../form/page/page-form.module.css';
import { arrangeMessages } from '../../../messages/arrange';
import { relatedMessages } from '../../../messages/product/related';
import type { Pick } from '../../../product/picks/picks.model';
import { PicksList } from '../../../product/picks/picks-list';
import { Pictured } from '../../../product/pictured';
import { goodsFoundQuery } from './related.queries';

/** Goods that staff show beside one (docs/product.md §3, 'Related goods'). */
const MOST_RELATED = 12;

export interface RelatedGoodsProps {
  /** the product itself, which never stands beside itself */
  product_id: string;
  picks: readonly Pick[];
  onChange: (picks: Pick[]) => void;
}

/** Products found by their names, SKUs or addresses, of which one is chosen at a time. */
function Finder({ known, onChoose }: { known: ReadonlySet<string>; onChoose: (pick: Pick) => void }) {
  const text = useMessages(relatedMessages);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const isAsked = typed.trim() !== '';
  const { data, error, isFetching, refetch } = useQuery({ ...goodsFoundQuery(search), enabled: search !== '' });
  const options = (data?.items ?? []).map(({ id, name, slug, image, published }) => ({
    key: id,
    said: text.chosen(name),
    content: <Pictured image={image}>{published ? name : text.notInShop(name)}</Pictured>,
    disabled: known.has(id),
    onChoose: () => {
      setTyped('');
      onChoose({ id, name, slug, image, is_shown: published });
    },
  }));
  return (
    <SearchCombobox
      label={text.find}
      list={text.found}
      text={typed}
      onText={setTyped}
      groups={isAsked ? [{ key: 'found', options }] : undefined}
      isSearching={isAsked && (isFetching || search !== typed.trim())}
      nothing={text.nothing}
      error={isAsked ? error : null}
      onRetry={() => void refetch()}
    />
  );
}

export const loadWords = (): Promise<void> => loadMessages([arrangeMessages, relatedMessages]);

/** The goods that staff have chosen, and the way to others. */
export default function RelatedGoods({ product_id, picks, onChange }: RelatedGoodsProps) {
  const text = useMessages(relatedMessages);
  const locale = useLocale();
  const isFull = picks.length >= MOST_RELATED;
  return (
    <div className={form.Group}>
      <p className={form.Hint}>{picks.length === 0 ? text.none : text.keys}</p>
      {picks.length > 0 && (
        <PicksList label={text.chosenGoods} remove={text.remove} picks={picks} onChange={onChange} />
      )}
      {isFull ? (
        <p className={form.Hint}>{text.full(MOST_RELATED.toLocaleString(locale))}</p>
      ) : (
        <Finder
          known={new Set([product_id, ...picks.map(({ id }) => id)])}
          onChoose={(pick) => onChange([...picks, pick])}
        />
      )}
    </div>
  );
}
