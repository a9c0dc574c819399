import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { ButtonLink, Container, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { newestQuery, onSaleQuery } from '../../catalog/catalog.queries';
import { ProductShelf } from '../../catalog/tiles/product-shelf';
import { useStoreSettings } from '../../catalog/store';
import { catalogMessages } from '../../messages/catalog';
import { homeMessages } from '../../messages/home';
import { CategoryTiles } from './category-tiles';
import { Hero } from './hero';
import styles from './home-page.module.css';

const allProducts = paths.products({ category: 'all' });

/** The shop's front: what it sells, what is new and what is on sale. */
export function Page(): JSX.Element {
  const text = useMessages(homeMessages);
  const common = useMessages(catalogMessages);
  const locale = useLocale();
  const store = useStoreSettings();
  const newest = useQuery(newestQuery());
  const onSale = useQuery(onSaleQuery());
  const [first, second] = store?.heroes ?? [];
  return (
    <>
      {!store && <Skeleton shape="block" className={styles.Blank} />}
      {first && (
        <Hero
          hero={first}
          priority
          title={(className) => <h1 className={className}>{text.hero}</h1>}
          text={text.heroText}
          action={
            <ButtonLink as={Link} to={allProducts} size="lg">
              {common.shopAll}
            </ButtonLink>
          }
        />
      )}
      <Container>
        <CategoryTiles />
        <ProductShelf
          title={common.newIn}
          more={{ to: paths.products({ category: 'all', sort: 'newest' }), label: text.seeNew }}
          query={newest}
          count={8}
          locale={locale}
        />
      </Container>
      {second && (
        <Hero
          hero={second}
          className={styles.Banner}
          title={(className) => <h2 className={className}>{text.banner}</h2>}
          text={text.bannerText}
          action={
            <ButtonLink as={Link} to={allProducts} size="lg">
              {text.look}
            </ButtonLink>
          }
        />
      )}
      <Container>
        <ProductShelf
          title={text.onSale}
          more={{ to: `${allProducts}&on_sale=true`, label: text.seeSale }}
          query={onSale}
          count={4}
          locale={locale}
        />
      </Container>
    </>
  );
}
