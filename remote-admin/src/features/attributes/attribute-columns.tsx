import type { AdminAttribute } from '@tessera/shared/contract';
import { messagesIn, type Language } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui';
import { attributesMessages } from '../../messages/attributes';
import { adminPaths } from '../../paths';
import type { Column } from '../../table/column';
import { RowLink } from '../../table/links/row-link';
import styles from './attributes.module.css';

interface AttributeColumnsOptions {
  locale: string;
  /** that the shop is offered in */
  languages: readonly Language[];
  all: readonly AdminAttribute[];
  /** puts one a place further; none: they may not be moved */
  onMove: ((attribute: AdminAttribute, by: -1 | 1) => void) | undefined;
}

/** The columns of the attributes. */
export function attributeColumns({
  locale,
  languages,
  all,
  onMove,
}: AttributeColumnsOptions): Column<AdminAttribute>[] {
  const text = messagesIn(attributesMessages);
  const { columns, kinds } = text;
  const figure = (value: number): string => (value === 0 ? '–' : value.toLocaleString(locale));
  const words: Column<AdminAttribute> = {
    key: 'words',
    label: columns.words,
    width: 'md',
    figure: true,
    wide: true,
    card: 'labelled',
    cell: ({ missing_words }) => figure(missing_words),
  };
  const order: Column<AdminAttribute> = {
    key: 'order',
    label: columns.order,
    width: 'md',
    card: 'end',
    cell: (attribute) => (
      <span className={styles.Order}>
        <IconButton
          icon="chevron-down"
          className={styles.Up}
          label={text.earlier(attribute.name)}
          aria-disabled={attribute === all[0] || undefined}
          onClick={() => onMove?.(attribute, -1)}
        />
        <IconButton
          icon="chevron-down"
          label={text.later(attribute.name)}
          aria-disabled={attribute === all.at(-1) || undefined}
          onClick={() => onMove?.(attribute, 1)}
        />
      </span>
    ),
  };
  return [
    {
      key: 'name',
      label: columns.name,
      cell: ({ code, name }) => <RowLink to={adminPaths.attribute(code)}>{name}</RowLink>,
    },
    {
      key: 'kind',
      label: columns.kind,
      width: 'md',
      quiet: true,
      cell: ({ kind, unit }) => (unit ? `${kinds[kind]} (${unit})` : kinds[kind]),
    },
    {
      key: 'values',
      label: columns.values,
      width: 'sm',
      figure: true,
      card: 'labelled',
      cell: ({ value_count }) => figure(value_count),
    },
    {
      key: 'products',
      label: columns.products,
      width: 'sm',
      figure: true,
      card: 'labelled',
      cell: ({ product_count }) => figure(product_count),
    },
    {
      key: 'filterable',
      label: columns.filterable,
      width: 'sm',
      card: 'labelled',
      cell: ({ filterable }) => (filterable ? text.yes : text.no),
    },
    {
      key: 'variants',
      label: columns.variants,
      width: 'sm',
      card: 'labelled',
      cell: ({ for_variants }) => (for_variants ? text.yes : text.no),
    },
    // how many words lack another language
    ...(languages.length > 1 ? [words] : []),
    ...(onMove ? [order] : []),
  ];
}
