import { type JSX, type MouseEvent, useState } from 'react';
import type { Product } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { paths } from '@tessera/shared/paths';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import { productStoryMessages } from '../../../messages/product-story';
import styles from '../product-page.module.css';

const PAGE = paths.page('size-guide');
const importSizeGuide = () => import(/* webpackChunkName: "size-guide" */ '../size-guide/size-guide');

/** A press that means 'here', and not 'in a tab of its own'. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The way to the sizes: a dialog over the product; without its code, and in a tab of its own, their page. */
export function SizeGuideLink({ product }: { product: Product }): JSX.Element {
  const text = useMessages(productStoryMessages);
  const navigate = useNavigate();
  const { Component: SizeGuide, load: loadSizeGuide } = useLateComponent(importSizeGuide);
  const [open, setOpen] = useState(false);
  const show = async (): Promise<void> => {
    if (await loadSizeGuide()) setOpen(true);
    else await navigate(PAGE);
  };
  const handleClick = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void show();
  };
  return (
    <>
      <Link to={PAGE} className={styles.Action} aria-haspopup="dialog" onClick={handleClick}>
        {text.sizeGuide}
      </Link>
      {SizeGuide && <SizeGuide product={product} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
