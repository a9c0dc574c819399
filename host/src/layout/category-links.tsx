import type { JSX } from 'react';
import { paths } from '@tessera/shared/paths';
import { categoriesQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';

export interface CategoryLinksProps {
  className?: string;
  onFollow?: () => void;
}

/** 'All Categories' and one link for each top category (SPEC.md §2), as list items. */
export function CategoryLinks({ className, onFollow }: CategoryLinksProps): JSX.Element {
  const { data = [] } = useQuery(categoriesQuery());
  const links = [
    { to: paths.products({ category: 'all' }), name: 'All Categories' },
    ...data.filter(({ parent_id }) => parent_id === null).map(({ slug, name }) => ({ to: paths.category(slug), name })),
  ];
  return (
    <>
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link to={to} className={className} onClick={onFollow}>
            {name}
          </Link>
        </li>
      ))}
    </>
  );
}
