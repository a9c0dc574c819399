import { useMessages } from '@tessera/shared/i18n';
import { staffPage } from '../../../guard/staff-page';
import { ImportScreen } from '../../../import/import-screen';
import { adminMessages } from '../../../messages/admin';
import { productSubject } from './product-subject';

function ProductImport({ enabled }: { enabled: boolean }) {
  const { products } = useMessages(adminMessages);
  return <ImportScreen of={productSubject} parent={products} enabled={enabled} />;
}

/** /admin/products/import: products from a file, and all of them into one. */
export const Page = staffPage(ProductImport);
