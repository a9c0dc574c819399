import type { ProductRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Slot } from '@tessera/shared/slots';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { RecordHistory } from '../../audit/record-history';
import { AdminGuard } from '../../guard/admin-guard';
import { productMessages } from '../../messages/product/product';
import { RecordGate } from '../../page/record-gate';
import { RecordSkeleton } from '../../page/record-skeleton';
import { Screen } from '../../page/screen';
import { useRights } from '../../rights/use-rights';
import { ProductForm } from './product-form';
import { ProductVersions } from './versions/product-versions';
import { ProductHead } from './product-head';
import form from '../../form/page/page-form.module.css';
import { isWhole, productQuery, wholeProductQuery } from './product.queries';

interface OpenedProps {
  /** with its first variants, at least */
  product: ProductRecord;
  readAt: number;
  isViewed: boolean;
  onFailed: () => void;
}

/** A product that is here: what all variants are needed for waits until they are. */
function Opened({ product: first, readAt, isViewed, onFailed }: OpenedProps) {
  const forbidden = useRights()('products.write');
  const rest = useQuery(wholeProductQuery(first));
  const product = isWhole(first) ? first : (rest.data ?? first);
  return (
    <>
      <ProductHead product={product} now={readAt} isViewed={isViewed} />
      <ProductForm product={product} reason={isViewed ? '' : forbidden} onFailed={onFailed} />
      <RecordHistory type="product" id={product.id} version={product.version} />
      {isWhole(product) && <ProductVersions product={product} reason={forbidden} />}
      <Slot place="admin-product" product_id={product.id} />
    </>
  );
}

/** What both pages wait behind, and are until then. */
function ProductScreen({ isViewed }: { isViewed: boolean }) {
  const text = useMessages(productMessages);
  const { product: id = '' } = useParams();
  const result = useQuery(productQuery(id));
  const missing = { title: text.missing, text: text.missingText, to: paths.adminProducts(), label: text.toProducts };
  return (
    <RecordGate
      result={result}
      skeleton={<RecordSkeleton label={text.loading} many />}
      missing={missing}
      failure={{ title: text.theProduct, what: text.theProduct }}
    >
      {(product) => (
        <div key={product.id} className={form.Page}>
          <Opened
            product={product}
            readAt={result.dataUpdatedAt}
            isViewed={isViewed}
            onFailed={() => void result.refetch()}
          />
        </div>
      )}
    </RecordGate>
  );
}

function Shown({ isViewed }: { isViewed: boolean }) {
  const { loading } = useMessages(productMessages);
  return (
    <Screen>
      <AdminGuard fallback={<RecordSkeleton label={loading} many />}>
        <ProductScreen isViewed={isViewed} />
      </AdminGuard>
    </Screen>
  );
}

/** /admin/products/edit-product/{productId}: one product whole, in a form. */
export const EditPage = () => <Shown isViewed={false} />;

/** /admin/products/view-product/{productId}: the same to read. */
export const ViewPage = () => <Shown isViewed />;
