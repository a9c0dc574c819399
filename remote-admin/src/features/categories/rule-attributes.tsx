import { useMessages } from '@tessera/shared/i18n';
import { Button, Checkbox, SelectField, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { FieldGroup } from '../../form/field-group';
import { categoriesMessages } from '../../messages/categories';
import { attributeQuery, attributesQuery } from '../../product/attribute.queries';
import styles from './category-tree.module.css';
import type { Attributes } from './rule.model';

/** As many as the API takes. */
const MOST = 10;

interface OneAttributeProps {
  code: string;
  name: string;
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
  onDrop: () => void;
}

/** The values of one attribute, of which one will do; what is chosen and is no value any more can be taken back. */
function OneAttribute({ code, name, chosen, onChoose, onDrop }: OneAttributeProps) {
  const text = useMessages(categoriesMessages).rule;
  const { data } = useQuery(attributeQuery(code));
  const known = data?.values ?? [];
  const lost = chosen.filter((value) => known.every((one) => one.value !== value));
  const values = [...known, ...lost.map((value) => ({ value, label: value }))];
  return (
    <FieldGroup legend={name}>
      {!data && <Skeleton />}
      {data && (
        <div className={styles.Values}>
          {values.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
          ))}
        </div>
      )}
      <Button size="sm" variant="quiet" className={styles.Drop} onClick={onDrop}>
        {text.dropped(name)}
      </Button>
    </FieldGroup>
  );
}

interface RuleAttributesProps {
  attributes: Attributes;
  onChange: (attributes: Attributes) => void;
}

/** What is asked of attributes that shoppers narrow listings by. */
export function RuleAttributes({ attributes, onChange }: RuleAttributesProps) {
  const text = useMessages(categoriesMessages).rule;
  const { data } = useQuery(attributesQuery());
  const all = data?.items.filter(({ filterable }) => filterable) ?? [];
  const codes = Object.keys(attributes);
  const others = all.filter(({ code }) => !codes.includes(code));
  return (
    <>
      {codes.map((code) => (
        <OneAttribute
          key={code}
          code={code}
          name={all.find((one) => one.code === code)?.name ?? code}
          chosen={attributes[code] ?? []}
          onChoose={(values) => onChange({ ...attributes, [code]: values })}
          onDrop={() => onChange(Object.fromEntries(Object.entries(attributes).filter(([one]) => one !== code)))}
        />
      ))}
      {others.length > 0 && codes.length < MOST && (
        <SelectField
          // Begins anew after each choice; a value that were held would be put back before the choice is told.
          key={codes.length}
          label={text.attribute}
          defaultValue=""
          onChange={({ target }) => onChange({ ...attributes, [target.value]: [] })}
        >
          <option value="">{text.choose}</option>
          {others.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
