import type { JSX } from 'react';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, Container, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { newestQuery, onSaleQuery } from '../../catalog/catalog.queries';
import { ProductShelf } from '../../catalog/product-shelf';
import { useStoreSettings } from '../../catalog/store';
import { CategoryTiles } from './category-tiles';
import { Hero } from './hero';
import styles from './home-page.module.css';

const allProducts = paths.products({ category: 'all' });

/** The shop's front: what it sells, what is new and what is on sale. */
export function Page(): JSX.Element {
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
          title={(className) => <h1 className={className}>Made for the everyday table</h1>}
          text="Stoneware, solid wood and washed linen, in quiet colours that live well together."
          action={
            <ButtonLink as={Link} to={allProducts} size="lg">
              Shop all products
            </ButtonLink>
          }
        />
      )}
      <Container>
        <CategoryTiles />
        <ProductShelf
          title="New in"
          more={{ to: paths.products({ category: 'all', sort: 'newest' }), label: 'See all that is new' }}
          query={newest}
          count={8}
          locale={store?.locale}
        />
      </Container>
      {second && (
        <Hero
          hero={second}
          className={styles.Banner}
          title={(className) => <h2 className={className}>A corner to sit down in</h2>}
          text="Chairs, lamps and rugs that belong in the same room, whichever you begin with."
          action={
            <ButtonLink as={Link} to={allProducts} size="lg">
              Look around
            </ButtonLink>
          }
        />
      )}
      <Container>
        <ProductShelf
          title="On sale"
          more={{ to: `${allProducts}&on_sale=true`, label: 'See the whole sale' }}
          query={onSale}
          count={4}
          locale={store?.locale}
        />
      </Container>
    </>
  );
}
