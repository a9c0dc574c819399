import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { Icon } from '@tessera/shared/ui';
import { useId, useState } from 'react';
import history from '../../../audit/record-history.module.css';
import { adminMessages } from '../../../messages/admin';
import { productMessages } from '../../../messages/product/product';
import type { VersionListProps } from './version-list';

const importList = () => import(/* webpackChunkName: "product-versions" */ './version-list');

/** What the product was, behind a button; its code comes with the first press. */
export function ProductVersions(props: VersionListProps) {
  const { failed } = useMessages(adminMessages);
  const text = useMessages(productMessages).versions;
  const { Component: List, load } = useLateComponent(importList, failed(text.what));
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className={history.History} data-framed>
      <h2 className={history.Heading}>
        <button
          type="button"
          className={history.Toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => (isOpen ? setOpen(false) : void load().then(setOpen))}
        >
          {text.title}
          <Icon name="chevron-down" size={14} className={history.Arrow} />
        </button>
      </h2>
      {isOpen && List && (
        <div id={panel} className={history.Panel}>
          <List {...props} />
        </div>
      )}
    </section>
  );
}
