import type { JSX } from 'react';
import type { Page, Product } from '@tessera/shared/contract';
import { currentLanguage, prefixOf, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Dialog, ErrorState, Icon, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { catalogMessages } from '../../../messages/catalog';
import { sizeGuideMessages } from '../../../messages/size-guide';
import { speaksOf } from './size-guide.model';
import styles from './size-guide.module.css';
import { sizeGuideQuery } from './size-guide.queries';

export const messages = [sizeGuideMessages];

export interface SizeGuideProps {
  product: Product;
  open: boolean;
  onClose: () => void;
}

/** The API writes links no other way: those of the shop stay in the page's language. */
const linksInLanguage = (html: string): string =>
  html.replaceAll(/(<a href=")(?=\/(?!\/))/g, `$1${prefixOf(currentLanguage())}`);

/** Text that the store's owner has written, sanitised by the API. */
function Prose({ html }: { html: string }): JSX.Element {
  return <div className={styles.Prose} dangerouslySetInnerHTML={{ __html: linksInLanguage(html) }} />;
}

/** What is said of this product's kind stands open; the rest is one press away. */
function Sections({ page, product }: { page: Page; product: Product }): JSX.Element {
  return (
    <div lang={page.language}>
      {page.intro_html && <Prose html={page.intro_html} />}
      {page.sections.map((section) => (
        <details key={section.id} className={styles.Section} open={speaksOf(section, product)}>
          <summary className={styles.Summary}>
            {section.title}
            <Icon name="chevron-down" size={16} className={styles.Chevron} />
          </summary>
          <Prose html={section.html} />
        </details>
      ))}
    </div>
  );
}

/** The store's page of sizes, over the product that they are wanted for. */
export default function SizeGuide({ product, open, onClose }: SizeGuideProps): JSX.Element {
  const text = useMessages(sizeGuideMessages);
  const { tryAgain } = useMessages(catalogMessages);
  const { data, isError, isFetching, refetch } = useQuery(sizeGuideQuery());
  return (
    <Dialog open={open} onClose={onClose} title={text.title} size="lg">
      {data && <Sections page={data} product={product} />}
      {!data && !isError && <Skeleton shape="block" className={styles.Blank} />}
      {!data && isError && (
        <ErrorState
          title={text.failed}
          level={3}
          compact
          onRetry={() => void refetch()}
          retryLabel={tryAgain}
          pending={isFetching}
        >
          <p>{text.failedText}</p>
        </ErrorState>
      )}
      <p className={styles.Foot}>
        <Link to={paths.page('size-guide')}>{text.page}</Link>
      </p>
    </Dialog>
  );
}
