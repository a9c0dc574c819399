import type { JSX } from 'react';
import { Breadcrumbs, Pagination } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { Specimen } from './specimen/specimen';

const trail = [{ label: 'Home', to: '/' }, { label: 'Kitchen', to: '/' }, { label: 'Mugs' }];
const EXAMPLES = [
  { page: 1, pageCount: 3 },
  { page: 6, pageCount: 12 },
  { page: 40, pageCount: 40 },
];

export function Wayfinding(): JSX.Element {
  return (
    <Specimen name="Wayfinding">
      <Breadcrumbs items={trail} linkAs={Link} />
      {EXAMPLES.map(({ page, pageCount }) => (
        <Pagination
          key={page}
          page={page}
          pageCount={pageCount}
          hrefFor={(to) => `?page=${to}`}
          linkAs={Link}
          label={`Page ${page} of ${pageCount}`}
        />
      ))}
    </Specimen>
  );
}
