import { type JSX, memo } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { lateComponent } from '@tessera/shared/late';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Container } from '@tessera/shared/ui';
import { LateContainer } from '../../catalog/late/late-container';
import { whenSeen } from '../../catalog/late/when-seen';
import { ProductShelf, type ProductShelfProps } from '../../catalog/tiles/product-shelf';
import { catalogMessages } from '../../messages/catalog';
import { homeMessages } from '../../messages/home';
import { CategoryTiles } from './category-tiles';
import { Hero } from './hero';
import { type HomeSection as Section, isShelf, SHOWN, type ShelfKind } from './home-shelves.model';
import { Recent } from './recent';
import { SectionWords } from './section-words';
import styles from './home-page.module.css';
// the server shows the reviews before their code is here: their sheet comes with the page (the names in it do not)
import './reviews/home-reviews.module.css?sheet';

const allProducts = paths.products({ category: 'all' });

const REVIEWS = 'home-reviews';
const importReviews = () => import(/* webpackChunkName: "home-reviews" */ './reviews/home-reviews');
const HomeReviews = lateComponent(importReviews, () => whenSeen(REVIEWS));

/** It has nothing to do with the rest of the page. */
const Reviews = memo(function Reviews({ title }: { title: string }): JSX.Element {
  return (
    <LateContainer id={REVIEWS} fallback={null}>
      <HomeReviews title={title} />
    </LateContainer>
  );
});

function Shelf({ kind, title, query }: { kind: ShelfKind; title: string; query: ProductShelfProps['query'] }) {
  const text = useMessages(homeMessages);
  const common = useMessages(catalogMessages);
  const own = {
    newest: {
      title: common.newIn,
      more: { to: paths.products({ category: 'all', sort: 'newest' }), label: text.seeNew },
    },
    best_selling: {
      title: text.best,
      more: { to: paths.products({ category: 'all', sort: 'best_selling' }), label: text.seeBest },
    },
    on_sale: { title: text.onSale, more: { to: `${allProducts}&on_sale=true`, label: text.seeSale } },
  }[kind];
  return (
    <ProductShelf title={title || own.title} more={own.more} query={query} count={SHOWN[kind]} locale={useLocale()} />
  );
}

interface HomeSectionProps {
  section: Section;
  /** the first thing on the page */
  isLead: boolean;
  goods: Record<ShelfKind, ProductShelfProps['query']>;
}

/** One section of the home page, whatever kind it is of. */
export function HomeSection({ section, isLead, goods }: HomeSectionProps): JSX.Element | null {
  const { kind, title, image } = section;
  if (kind === 'hero') {
    return image && <Hero section={section} image={image} isLead={isLead} className={isLead ? '' : styles.Banner} />;
  }
  return (
    <Container>
      {kind === 'text' && (
        <section className={styles.Story}>
          <SectionWords section={section} isLead={isLead} textClass={styles.Text} />
        </section>
      )}
      {kind === 'categories' && <CategoryTiles title={title} />}
      {kind === 'reviews' && <Reviews title={title} />}
      {kind === 'recently_viewed' && <Recent title={title} />}
      {isShelf(kind) && <Shelf kind={kind} title={title} query={goods[kind]} />}
    </Container>
  );
}
