import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Button, ButtonLink, Container } from '@tessera/shared/ui';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import { SearchForm } from '../../search/search-form';
import { reloadPage } from '../../ui/reload-page';
import { Screen } from '../../ui/screen';
import { useGoBack } from '../../ui/use-go-back';
import { CategoryTiles } from './category-tiles';
import { CountdownLine } from './countdown-line';
import styles from './not-found-page.module.css';
import { notFoundMessages } from './not-found-messages';

/** For an address that nothing answers to (docs/product.md §2, 404 page). */
export function NotFoundPage(): JSX.Element {
  const texts = useMessages(notFoundMessages);
  const quickLinks = [
    { to: paths.products({ category: 'all' }), label: texts.allProducts },
    { to: paths.products({ category: 'all', sort: 'newest' }), label: texts.newest },
    { to: paths.cart(), label: texts.cart },
    { to: paths.account(), label: texts.account },
    { to: paths.page('contact'), label: texts.contact },
    { to: paths.page('faq'), label: texts.faq },
  ];
  const navigate = useNavigate();
  const goBack = useGoBack();
  return (
    <Container className={styles.Page}>
      <Screen eyebrow={texts.eyebrow} title={texts.title} text={texts.text} sign="not-found">
        <SearchForm className={styles.Search} label={texts.search} />
        <div className={styles.Actions}>
          <ButtonLink as={Link} to={paths.home()}>
            {texts.homepage}
          </ButtonLink>
          <Button variant="secondary" className={styles.Scripted} onClick={goBack}>
            {texts.goBack}
          </Button>
          <Button variant="secondary" className={styles.Scripted} onClick={reloadPage}>
            {texts.refresh}
          </Button>
        </div>
        <CountdownLine onEnd={() => void navigate(paths.home())} />
      </Screen>
      <CategoryTiles />
      <nav aria-labelledby="not-found-links" className={styles.Section}>
        <h2 id="not-found-links" className={styles.Heading}>
          {texts.links}
        </h2>
        <ul className={styles.Links}>
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles.Link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
