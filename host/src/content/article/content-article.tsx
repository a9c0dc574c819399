import type { JSX } from 'react';
import type { Page } from '@tessera/shared/contract';
import { currentLanguage, localeOf, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { storeQuery } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { Breadcrumbs } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { useFollowLinks } from '../../links/follow-links';
import styles from './content-article.module.css';
import { contentMessages } from '../text/content-messages';
import { FaqTopics } from '../faq/faq-topics';
import { MoreHelp } from './more-help';
import { Prose } from '../text/prose';
import { SampleNote } from './sample-note';
import { TableOfContents } from './table-of-contents';

/** The day of a change, the same on the server and in every time zone. */
function dayOf(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}

/** A text of the store: what it says, from when it is, and where in it what stands. */
export function ContentArticle({ page }: { page: Page }): JSX.Element {
  const texts = useMessages(contentMessages);
  const { data: store } = useQuery(storeQuery());
  const isStaff = useSession(({ role }) => role === 'ADMIN');
  const handleClick = useFollowLinks();
  const { slug, title, intro_html, sections, updated_at, is_sample } = page;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- hears the links inside the text
    <article className={styles.Article} lang={page.language} onClick={handleClick}>
      <header className={styles.Head}>
        <Breadcrumbs linkAs={Link} items={[{ label: texts.home, to: paths.home() }, { label: title }]} />
        <h1>{title}</h1>
        <p className={styles.Updated}>
          {texts.updated} {/* the browser's own way to write a date may differ from the server's */}
          <time dateTime={updated_at} suppressHydrationWarning>
            {dayOf(updated_at, localeOf(currentLanguage(), store?.locale))}
          </time>
        </p>
      </header>
      <TableOfContents sections={sections} />
      <div className={styles.Text}>
        {is_sample && isStaff && <SampleNote />}
        {intro_html && <Prose html={intro_html} lead />}
        {slug === 'faq' ? (
          <FaqTopics page={page} />
        ) : (
          sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} className={styles.Title}>
                {section.title}
              </h2>
              <Prose html={section.html} />
            </section>
          ))
        )}
        <MoreHelp />
      </div>
    </article>
  );
}
