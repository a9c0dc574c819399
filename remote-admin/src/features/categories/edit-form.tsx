import { useMessages } from '@tessera/shared/i18n';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { SelectField, TextArea, TextField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { RecordHistory } from '../../audit/record-history';
import { valueOf, type FieldErrors } from '../../controls/write-errors';
import fields from '../../form/fields.module.css';
import { Options } from '../../form/fields/options';
import { GermanFields } from '../../form/fields/german-fields';
import { categoriesMessages } from '../../messages/categories';
import type { AdminCategory } from '@tessera/shared/contract';
import { CategoryForm, type OneProps } from './category-form';
import { CategoryPicture } from './category-picture';
import styles from './category-tree.module.css';
import { CategoryPreview } from './category-preview';
import { RuleFields } from './rule-fields';
import { readRule } from './rule.model';

type Text = Exclude<keyof AdminCategory['words']['de'], 'slug'>;

const SORTS = ['featured', 'best_selling', 'rating', 'price', '-price', 'name'] as const;

const LONGEST: Record<Text, number> = { name: 100, description: 1000, seo_title: 200, seo_description: 500 };

interface PairProps {
  text: Text;
  before: AdminCategory;
  errors: FieldErrors;
  /** several lines */
  many?: boolean;
}

/** A text in the first language and, where the shop is offered in it, in German. */
function Pair({ text, before, errors, many }: PairProps) {
  const words = useMessages(categoriesMessages).fields;
  const first = {
    label: words[text],
    name: text,
    defaultValue: before[text] ?? '',
    error: errors[text],
    maxLength: LONGEST[text],
  };
  const german = {
    label: words.german(words[text]),
    name: `de.${text}`,
    defaultValue: before.words.de[text],
    maxLength: LONGEST[text],
  };
  return (
    <div className={fields.Pair}>
      {many ? <TextArea {...first} rows={3} /> : <TextField {...first} autoComplete="off" />}
      <GermanFields values={{ [german.name]: german.defaultValue }}>
        {many ? <TextArea {...german} rows={3} /> : <TextField {...german} autoComplete="off" />}
      </GermanFields>
    </div>
  );
}

/** Texts in the shop's languages, address, picture, and how search engines may show it. */
export function EditForm({ category, all: _, ...rest }: OneProps) {
  const { edit, fields: words, nameMissing, rule: ruleWords } = useMessages(categoriesMessages);
  const { id, version, former_slugs } = category;
  const [before] = useState(category);
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const locale = useLocale();
  const [isByRule, setByRule] = useState(before.rule !== null);
  const [attributes, setAttributes] = useState(before.rule?.attributes ?? {});
  const [shown, setShown] = useState({
    title: before.seo_title ?? before.name,
    slug: before.slug,
    text: before.seo_description ?? before.description,
  });

  function show(form: HTMLFormElement): void {
    const typed = new FormData(form);
    setShown({
      title: valueOf(typed, 'seo_title') || valueOf(typed, 'name'),
      slug: valueOf(typed, 'slug') || before.slug,
      text: valueOf(typed, 'seo_description') || valueOf(typed, 'description'),
    });
  }

  return (
    <CategoryForm
      {...rest}
      size="lg"
      words={{ ...edit, title: edit.title(before.name) }}
      read={(form) => {
        const text = (name: string): string => valueOf(form, name);
        if (text('name') === '') return { errors: { name: nameMissing } };
        const german = (name: Text): [Text, string] => [name, text(`de.${name}`)];
        const { rule, faults } = readRule(text, { attributes, currency, locale });
        if (isByRule && faults.length > 0) {
          const said = faults.map((name) => [name, name === 'new_days' ? ruleWords.daysFault : ruleWords.priceFault]);
          return { errors: Object.fromEntries(said) };
        }
        const json = {
          name: text('name'),
          slug: text('slug') || before.slug,
          description: text('description'),
          sort: text('sort') || null,
          rule: isByRule ? rule : null,
          seo_title: text('seo_title') || null,
          seo_description: text('seo_description') || null,
          words: {
            de: {
              ...Object.fromEntries((['name', 'description', 'seo_title', 'seo_description'] as const).map(german)),
              slug: text('slug_de'),
            },
          },
          version,
        };
        return { method: 'patch', path: `/${id}`, json };
      }}
    >
      {(errors) => (
        // what is typed comes up to here
        <div className={styles.Texts} onInput={({ target }) => show(formOf(target))}>
          <Pair text="name" before={before} errors={errors} />
          <div className={fields.Pair}>
            <TextField
              label={words.slug}
              name="slug"
              maxLength={200}
              defaultValue={before.slug}
              hint={former_slugs.length > 0 ? words.former(former_slugs.join(', ')) : words.slugHint}
              error={errors.slug}
            />
            <GermanFields values={{ slug_de: before.words.de.slug }}>
              <TextField
                label={words.german(words.slug)}
                name="slug_de"
                maxLength={200}
                defaultValue={before.words.de.slug}
                hint={words.germanSlugHint}
                error={errors.slug_de}
              />
            </GermanFields>
          </div>
          <Pair text="description" before={before} errors={errors} many />
          <SelectField label={words.sort} name="sort" defaultValue={before.sort ?? ''} hint={words.sortHint}>
            <option value="">{words.usualSort}</option>
            <Options of={SORTS} names={words.sorts} />
          </SelectField>
          <RuleFields
            before={before.rule}
            isByRule={isByRule}
            onByRule={setByRule}
            attributes={attributes}
            onAttributes={setAttributes}
            {...{ currency, locale, errors }}
          />
          <CategoryPicture category={category} />
          <Pair text="seo_title" before={before} errors={errors} />
          <Pair text="seo_description" before={before} errors={errors} many />
          <CategoryPreview {...shown} />
          <RecordHistory type="category" id={id} version={version} inDialog />
        </div>
      )}
    </CategoryForm>
  );
}

/** @throws Error for what stands in no form */
function formOf(target: EventTarget): HTMLFormElement {
  const form = target instanceof Element ? target.closest('form') : null;
  if (!form) throw new Error('A field outside of its form');
  return form;
}
