import type { JSX } from 'react';
import type { Product } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import { CompareButton } from '../../../catalog/compare/compare-button';
import { MOST_COMPARED, useCompared } from '../../../catalog/compare/compare-store';
import { productStoryMessages } from '../../../messages/product-story';
import styles from '../product-page.module.css';
import { Sign } from './sign';
import { SizeGuideLink } from './size-guide-link';

const share = (name: string) =>
  import(/* webpackChunkName: "share" */ './share').then(({ shareProduct }) => shareProduct(name));

/** What else can be done with a product. */
export function ProductActions({ product }: { product: Product }): JSX.Element {
  const text = useMessages(productStoryMessages);
  const { id, name, images, attributes } = product;
  const compared = useCompared().map((other) => other.id);
  return (
    <div className={styles.Actions}>
      <CompareButton wordy product={{ id, name, src: images[0]?.src ?? null }} />
      {compared.length > 1 && (compared.includes(id) || compared.length === MOST_COMPARED) && (
        <Link to={paths.compare(compared)} className={styles.Action}>
          {text.compareAll(compared.length)}
        </Link>
      )}
      <button type="button" className={styles.Action} onClick={() => void share(name).catch(() => undefined)}>
        <Sign path="M12 15V4m-4 4 4-4 4 4M6 12v7h12v-7" />
        {text.share}
      </button>
      {attributes.some(({ code }) => code === 'size') && <SizeGuideLink product={product} />}
    </div>
  );
}
