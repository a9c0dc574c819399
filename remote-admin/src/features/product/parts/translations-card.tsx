import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { TextArea, TextField } from '@tessera/shared/ui';
import { productMessages } from '../../../messages/product/product';
import { Card } from '../../../page/card';
import { missingTranslations, TRANSLATED, type ProductFields } from '../model/fields.model';
import form from '../../../form/page/page-form.module.css';
import styles from './translations-card.module.css';
import type { FieldFor } from './use-fields';

const LONGEST = { name: 200, slug: 200, description_html: 100_000, seo_title: 200, seo_description: 500 };
/** Texts of more than one line. */
const ROWS = { description_html: 9, seo_description: 3 };

/** The product's texts in German, each beside the one that it translates; what is missing is counted. */
export function TranslationsCard({ fieldFor, fields }: { fieldFor: FieldFor; fields: ProductFields }) {
  const text = useMessages(productMessages);
  const locale = useLocale();
  const missing = missingTranslations(fields);
  return (
    <Card title={text.cards.translations}>
      <div className={form.Group}>
        <p className={form.Hint} role="status">
          {missing === 0
            ? text.translations.complete
            : text.translations.missing(missing, missing.toLocaleString(locale))}
        </p>
        {TRANSLATED.map(([first, other]) => {
          const hint = first === 'slug' ? text.translations.slugHint : undefined;
          const given = { ...fieldFor(other), maxLength: LONGEST[first], lang: 'de', hint };
          return (
            <div key={other} className={form.Pair}>
              <div className={styles.Original}>
                <p className={styles.Label}>{text.translations.original(text.fields[first])}</p>
                <p className={styles.Text} lang="en">
                  {fields[first] || text.translations.nothing}
                </p>
              </div>
              {first === 'description_html' || first === 'seo_description' ? (
                <TextArea {...given} rows={ROWS[first]} />
              ) : (
                <TextField {...given} />
              )}
            </div>
          );
        })}
      </div>
    </Card>
  );
}
