import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { storeQuery } from '@tessera/shared/query';
import { Breadcrumbs, Container } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { Prose } from '../content/text/prose';
import { pageQuery } from '../content/text/page-query';
import { useFollowLinks } from '../links/follow-links';
import { ContactDetails } from './contact-details';
import { ContactForm } from './form/contact-form';
import styles from './contact-page.module.css';
import { contactMessages } from './form/contact-messages';
import { QuickAnswers } from './quick-answers';

/** /contact: the same form as in the dialog, with the store's own words and its details. */
export function Page(): JSX.Element {
  const texts = useMessages(contactMessages);
  const { data: store } = useQuery(storeQuery());
  // without its text the page still does what it is for
  const { data: page } = useQuery(pageQuery('contact'));
  const handleClick = useFollowLinks();
  const title = page?.title ?? texts.title;
  return (
    <Container className={styles.Page}>
      <header className={styles.Head}>
        <Breadcrumbs linkAs={Link} items={[{ label: texts.home, to: paths.home() }, { label: title }]} />
        <h1>{title}</h1>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears the links inside the text */}
      <div className={styles.Words} onClick={handleClick}>
        {page ? <Prose html={page.intro_html} lead /> : <p>{texts.text}</p>}
      </div>
      <div className={styles.Form}>
        <ContactForm />
      </div>
      <div className={styles.Aside}>
        {store && <ContactDetails store={store} />}
        <QuickAnswers />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears the links inside the text */}
        <div className={styles.Sections} onClick={handleClick}>
          {page?.sections.map(({ id, title: heading, html }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className={styles.Heading}>
                {heading}
              </h2>
              <Prose html={html} />
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
