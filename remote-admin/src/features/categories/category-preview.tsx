import { useMessages } from '@tessera/shared/i18n';
import { categoriesMessages } from '../../messages/categories';
import { SearchPreview } from '../../product/search-preview';

/** As much as they show. */
const SHOWN = 160;

/** How search engines may show a category. */
export function CategoryPreview({ title, slug, text }: { title: string; slug: string; text: string }) {
  const { searchPreview } = useMessages(categoriesMessages);
  const shown = text.replace(/\s+/g, ' ').slice(0, SHOWN);
  return <SearchPreview label={searchPreview} title={title} path={`category/${slug}`} text={shown} />;
}
