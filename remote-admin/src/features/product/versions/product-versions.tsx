import { useMessages } from '@tessera/shared/i18n';
import { adminMessages } from '../../../messages/admin';
import { productMessages } from '../../../messages/product/product';
import { LateSection } from '../../../records/late-section';
import type { VersionListProps } from './version-list';

const importList = () => import(/* webpackChunkName: "product-versions" */ './version-list');

/** What the product was, behind a button. */
export function ProductVersions(props: VersionListProps) {
  const { failed } = useMessages(adminMessages);
  const { versions } = useMessages(productMessages);
  return <LateSection title={versions} failure={failed(versions)} importBody={importList} body={props} />;
}
