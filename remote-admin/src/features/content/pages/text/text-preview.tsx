import type { Page } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useSettled } from '../../../../controls/combobox/use-settled';
import { pagesMessages } from '../../../../messages/content/pages';
import { Card } from '../../../../page/card';
import type { TextFields } from '../text.model';
import { previewQuery, type TextKey } from '../text.queries';
import styles from './text.module.css';

/** The HTML is what the API makes of the Markdown for shoppers, sanitised. */
const Written = ({ html }: { html: string }) => (
  <div className={styles.Written} dangerouslySetInnerHTML={{ __html: html }} />
);

function Shown({ page }: { page: Page }) {
  return (
    <>
      <p className={styles.PageTitle}>{page.title}</p>
      <Written html={page.intro_html} />
      {page.sections.map(({ id, title, html }) => (
        <section key={id} className={styles.Section}>
          <p className={styles.SectionTitle}>{title}</p>
          <Written html={html} />
        </section>
      ))}
    </>
  );
}

/** What shoppers would read of what is typed, once it has stood still for a moment. */
export function TextPreview({ text, fields }: { text: TextKey; fields: TextFields }) {
  const words = useMessages(pagesMessages).preview;
  // one text, so that all of it settles together
  const settled = JSON.parse(useSettled(JSON.stringify(fields))) as TextFields;
  const { data, error } = useQuery(previewQuery(text, settled));
  return (
    <Card title={words.title}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that */}
      <div className={styles.Preview} lang={text.language} tabIndex={0} role="region" aria-label={words.area}>
        {error && <p className={styles.Quiet}>{error.message}</p>}
        {!error && data && <Shown page={data} />}
      </div>
    </Card>
  );
}
