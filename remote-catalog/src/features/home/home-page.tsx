import type { JSX } from 'react';
import { Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { newestQuery, onSaleQuery, popularQuery } from '../../catalog/shelf.queries';
import { useStoreSettings } from '../../catalog/store';
import { BareShop } from './bare-shop';
import { homeQuery } from './home.queries';
import { HomeSection } from './home-section';
import { goodsOf, hasWords, isBare, USUAL } from './home-shelves.model';
import styles from './home-page.module.css';

/** The shop's front, as staff have arranged it: what it sells, what is new, what sells best and what is on sale. */
export function Page(): JSX.Element {
  const store = useStoreSettings();
  const { data, isError } = useQuery(homeQuery());
  const queries = {
    newest: useQuery(newestQuery()),
    best_selling: useQuery(popularQuery()),
    on_sale: useQuery(onSaleQuery()),
  };
  const sections = data?.sections ?? (isError ? USUAL : []);
  const goods = goodsOf(sections, queries);
  const [lead] = sections;
  if (isBare(sections, queries.newest)) return <BareShop />;
  return (
    <>
      {!data && !isError && <Skeleton shape="block" className={styles.Blank} />}
      {!hasWords(lead?.kind) && (
        <VisuallyHidden>
          <h1>{store?.name}</h1>
        </VisuallyHidden>
      )}
      {sections.map((section) => (
        <HomeSection key={section.id} section={section} isLead={section === lead} goods={goods} />
      ))}
    </>
  );
}
