import { useMessages } from '@tessera/shared/i18n';
import type { JSX } from 'react';
import { paths } from '@tessera/shared/paths';
import { categoriesQuery } from '@tessera/shared/query';
import { Picture } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { shellMessages } from '../../messages/shell-messages';

export interface CategoryLinksProps {
  /** of the links */
  className?: string;
  /** of the lists of sub-categories */
  listClassName?: string;
  /** the top categories' pictures; drawn about so many px wide */
  pictures?: { className?: string; width: number };
  onFollow?: () => void;
}

/** 'All Categories' and the tree of categories, each leading to its own page (docs/product.md §2), as list items. */
export function CategoryLinks({ className, listClassName, pictures, onFollow }: CategoryLinksProps): JSX.Element {
  const text = useMessages(shellMessages);
  const { data = [] } = useQuery(categoriesQuery());
  /** two levels: what lies deeper is on the categories' own pages */
  const branch = (parent: string | null): JSX.Element[] =>
    data
      .filter(({ parent_id }) => parent_id === parent)
      .map(({ id, slug, name, image }) => {
        const below = parent ? [] : branch(id);
        return (
          <li key={id}>
            <Link to={paths.category(slug)} className={className} onClick={onFollow}>
              {pictures && image && !parent && (
                <Picture image={image} alt="" sizes={`${pictures.width}px`} className={pictures.className} />
              )}
              {name}
            </Link>
            {below.length > 0 && <ul className={listClassName}>{below}</ul>}
          </li>
        );
      });
  return (
    <>
      <li>
        <Link to={paths.products({ category: 'all' })} className={className} onClick={onFollow}>
          {text.allCategories}
        </Link>
      </li>
      {branch(null)}
    </>
  );
}
