import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { ProductCheckResult } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, Select } from '@tessera/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { importMessages } from '../../../messages/product/import';
import { shelvesQuery } from '../../../product/shelves.queries';
import { makeCategory } from './import.queries';
import { useBeginJob } from '../../../import/use-import-steps';
import styles from '../../../import/import.module.css';

/** In the place of a category's id: it is made. */
const MAKE = 'make';

interface UnknownCategoriesProps {
  found: ProductCheckResult;
  /** told of the job that checks the file anew */
  onChecked: (id: string) => void;
}

/** Makes the categories that are to be, and has the file checked anew with the others where somebody has said. */
function useCheckAgain({ found, onChecked }: UnknownCategoriesProps, choices: ReadonlyMap<string, string>) {
  const client = useQueryClient();
  const begin = useBeginJob(onChecked);
  const make = useMutation({
    mutationFn: async () => {
      for (const [name, choice] of choices) if (choice === MAKE) await makeCategory(name);
    },
    onSuccess: () => {
      const { file_id, fields } = found;
      const chosen = [...choices].flatMap(([name, id]) => (id === MAKE ? [] : [{ name, category_id: id }]));
      const parameters = { file_id, fields, categories: [...found.categories, ...chosen] };
      begin.mutate({ kind: 'products.check_file', parameters });
    },
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'import' }),
    onSettled: () => client.invalidateQueries({ queryKey: shelvesQuery().queryKey }),
  });
  return { again: () => make.mutate(), isPending: make.isPending || begin.isPending };
}

/** Categories that the file names and the shop does not have: made, or another one instead. */
export function UnknownCategories(props: UnknownCategoriesProps) {
  const text = useMessages(importMessages).categories;
  const locale = useLocale();
  const { data: shelves = [] } = useQuery(shelvesQuery());
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const { again, isPending } = useCheckAgain(props, choices);
  const { unknown_categories: unknown } = props.found;
  const choose = (name: string, choice: string): void => {
    const others = [...choices].filter(([one]) => one !== name);
    setChoices(new Map(choice === '' ? others : [...others, [name, choice]]));
  };
  if (unknown.length === 0) return null;
  return (
    <div className={styles.Part}>
      <Alert tone="warning">{text.text}</Alert>
      <ul className={styles.Columns} aria-label={text.list}>
        {unknown.map(({ name, products }) => (
          <li key={name} className={styles.Column}>
            <span className={styles.Heading}>{name}</span>
            <span className={styles.Samples}>{text.products(products, products.toLocaleString(locale))}</span>
            <Select
              aria-label={text.where(name)}
              value={choices.get(name) ?? ''}
              onChange={({ target }) => choose(name, target.value)}
            >
              <option value="">{text.leave}</option>
              <option value={MAKE}>{text.make}</option>
              {shelves.map((shelf) => (
                <option key={shelf.id} value={shelf.id}>
                  {shelf.name}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      {choices.size > 0 && (
        <div>
          <Button pending={isPending} onClick={again}>
            {text.again}
          </Button>
        </div>
      )}
    </div>
  );
}
