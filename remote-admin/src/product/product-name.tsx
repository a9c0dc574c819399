import type { AdminProduct } from '@tessera/shared/contract';
import { adminPaths } from '../paths';
import { RowLink } from '../table/links/row-link';
import { Pictured } from './pictured';

/** Picture and name, leading to where it is looked at. */
export function ProductName({ product }: { product: AdminProduct }) {
  const { id, name, image } = product;
  return (
    <Pictured image={image} size="row">
      <RowLink to={adminPaths.viewProduct(id)}>{name}</RowLink>
    </Pictured>
  );
}
