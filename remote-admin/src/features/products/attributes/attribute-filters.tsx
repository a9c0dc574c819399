import { useMessages } from '@tessera/shared/i18n';
import { Alert, IconButton, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { SearchCombobox } from '../../../controls/combobox/search-combobox';
import { FieldGroup } from '../../../form/field-group';
import { productsMessages } from '../../../messages/product/products';
import { attributeQuery, attributesQuery } from '../../../product/attribute.queries';
import { AttributeValues } from './attribute-values';
import { MOST_ATTRIBUTES, readAsked, writeAsked, type Asked } from './asked.model';
import styles from './attributes.module.css';

interface OneProps {
  code: string;
  name: string;
  asked: readonly string[];
  onChange: (asked: string[]) => void;
  onDrop: () => void;
}

function OneAttribute({ code, name, asked, onChange, onDrop }: OneProps) {
  const text = useMessages(productsMessages).attributes;
  const { data, error } = useQuery(attributeQuery(code));
  return (
    <div className={styles.One}>
      <FieldGroup legend={name}>
        {data ? (
          <AttributeValues attribute={data} asked={asked} onChange={onChange} />
        ) : error ? (
          <Alert tone="error">{error.message}</Alert>
        ) : (
          <Skeleton />
        )}
      </FieldGroup>
      <IconButton icon="close" label={text.drop(name)} onClick={onDrop} />
    </div>
  );
}

interface Attribute {
  code: string;
  name: string;
}

/** Attributes by what they are called, of which one is chosen at a time. */
function Finder({ attributes, onChoose }: { attributes: readonly Attribute[]; onChoose: (code: string) => void }) {
  const text = useMessages(productsMessages).attributes;
  const { isPending, error, refetch } = useQuery(attributesQuery());
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const options = attributes
    .filter(({ name, code }) => name.toLowerCase().includes(wanted) || code.startsWith(wanted))
    .map(({ code, name }) => ({
      key: code,
      said: text.added(name),
      content: name,
      onChoose: () => {
        setTyped('');
        onChoose(code);
      },
    }));
  return (
    <SearchCombobox
      label={text.add}
      list={text.list}
      text={typed}
      onText={setTyped}
      groups={[{ key: 'attributes', options }]}
      isSearching={isPending}
      nothing={text.nothing}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

interface AttributeFiltersProps {
  /** of the field, whose value is as it stands in the address */
  name: string;
  initial: string | undefined;
  error: string | undefined;
}

/** What is asked of attributes: each that was chosen, by the fields of its kind, and the way to others. */
export function AttributeFilters({ name, initial, error }: AttributeFiltersProps) {
  const text = useMessages(productsMessages).attributes;
  const [asked, setAsked] = useState<Asked>(() => readAsked(initial));
  const { data } = useQuery(attributesQuery());
  const all = data?.items ?? [];
  const codes = Object.keys(asked);
  const isFull = codes.length >= MOST_ATTRIBUTES;
  return (
    <FieldGroup legend={text.title} error={error}>
      <input type="hidden" name={name} value={writeAsked(asked)} />
      {codes.map((code) => (
        <OneAttribute
          key={code}
          code={code}
          name={all.find((one) => one.code === code)?.name ?? code}
          asked={asked[code] ?? []}
          onChange={(values) => setAsked({ ...asked, [code]: values })}
          onDrop={() => setAsked(Object.fromEntries(Object.entries(asked).filter(([one]) => one !== code)))}
        />
      ))}
      {!isFull && (
        <Finder
          attributes={all.filter(({ code }) => !codes.includes(code))}
          onChoose={(code) => setAsked({ ...asked, [code]: [] })}
        />
      )}
    </FieldGroup>
  );
}
