import { type JSX, memo } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { lateComponent } from '@tessera/shared/late';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { ButtonLink, Container, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { newestQuery, onSaleQuery, popularQuery } from '../../catalog/shelf.queries';
import { LateContainer } from '../../catalog/late/late-container';
import { whenSeen } from '../../catalog/late/when-seen';
import { ProductShelf } from '../../catalog/tiles/product-shelf';
import { useStoreSettings } from '../../catalog/store';
import { catalogMessages } from '../../messages/catalog';
import { homeMessages } from '../../messages/home';
import { CategoryTiles } from './category-tiles';
import { Hero } from './hero';
import styles from './home-page.module.css';
import { SHOWN, withoutThose } from './home-shelves.model';

const allProducts = paths.products({ category: 'all' });

const RECENT = 'home-recent';
const importRecent = () => import(/* webpackChunkName: "home-recent" */ './home-recent');
const HomeRecent = lateComponent(importRecent, () => whenSeen(RECENT));

/** It has nothing to do with the rest of the page. */
const Recent = memo(function Recent(): JSX.Element {
  return (
    <LateContainer id={RECENT} fallback={null}>
      <HomeRecent />
    </LateContainer>
  );
});

/** The shop's front: what it sells, what is new, what sells best and what is on sale. */
export function Page(): JSX.Element {
  const text = useMessages(homeMessages);
  const common = useMessages(catalogMessages);
  const locale = useLocale();
  const store = useStoreSettings();
  const newest = useQuery(newestQuery());
  const popular = useQuery(popularQuery());
  const onSale = useQuery(onSaleQuery());
  const best = withoutThose(popular, [[newest, SHOWN.newest]]);
  const sale = withoutThose(onSale, [
    [newest, SHOWN.newest],
    [best, SHOWN.best],
  ]);
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
          count={SHOWN.newest}
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
          title={text.best}
          more={{ to: paths.products({ category: 'all', sort: 'best_selling' }), label: text.seeBest }}
          query={best}
          count={SHOWN.best}
          locale={locale}
        />
        <ProductShelf
          title={text.onSale}
          more={{ to: `${allProducts}&on_sale=true`, label: text.seeSale }}
          query={sale}
          count={SHOWN.sale}
          locale={locale}
        />
        <Recent />
      </Container>
    </>
  );
}
