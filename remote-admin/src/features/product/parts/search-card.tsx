import { useMessages } from '@tessera/shared/i18n';
import { TextArea, TextField } from '@tessera/shared/ui';
import { productMessages } from '../../../messages/product/product';
import { Card } from '../../../page/card';
import { SearchPreview } from '../../../product/search-preview';
import type { ProductFields } from '../model/fields.model';
import form from '../../../form/page/page-form.module.css';
import type { FieldFor } from './use-fields';

const LONGEST = { slug: 200, title: 200, text: 500, shown: 160 };

/** The words of a piece of HTML, as a search engine reads them. */
function wordsOf(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST.shown);
}

/** Address, what search engines are told, and how they may show it. */
export function SearchCard({ fieldFor, fields }: { fieldFor: FieldFor; fields: ProductFields }) {
  const text = useMessages(productMessages);
  return (
    <Card title={text.cards.search}>
      <div className={form.Group}>
        <TextField {...fieldFor('slug')} hint={text.slugHint} maxLength={LONGEST.slug} />
        <TextField {...fieldFor('seo_title')} hint={text.seoHint} maxLength={LONGEST.title} />
        <TextArea {...fieldFor('seo_description')} rows={3} maxLength={LONGEST.text} />
        <SearchPreview
          label={text.searchPreview}
          title={fields.seo_title || fields.name}
          path={fields.slug}
          text={fields.seo_description || wordsOf(fields.description_html)}
        />
      </div>
    </Card>
  );
}
