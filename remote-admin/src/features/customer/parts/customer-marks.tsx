import type { CustomerRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { BareButton } from '../../../controls/actions/bare-button';
import { customerMessages } from '../../../messages/customers/customer';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import styles from './customer.module.css';

interface CustomerMarksProps {
  customer: CustomerRecord;
  reasonOf: (action: 'group' | 'tag') => string | undefined;
  onAction: (action: 'group' | 'tag') => void | Promise<void>;
}

interface MarksProps {
  title: string;
  action: ReactNode;
  names: readonly string[];
  none: string;
}

const Marks = ({ title, action, names, none }: MarksProps) => (
  <div className={styles.Part}>
    <h3 className={styles.PartTitle}>
      {title}
      {action}
    </h3>
    {names.length === 0 ? (
      <p className={rows.Quiet}>{none}</p>
    ) : (
      <p className={styles.Badges}>
        {names.map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </p>
    )}
  </div>
);

/** Groups that they are in, and words by which staff find them again. */
export function CustomerMarks({ customer, reasonOf, onAction }: CustomerMarksProps) {
  const text = useMessages(customerMessages);
  const edit = (action: 'group' | 'tag', label: string) => (
    <BareButton label={label} reason={reasonOf(action)} onClick={() => onAction(action)}>
      {text.edit}
    </BareButton>
  );
  return (
    <Card title={text.marks}>
      <Marks
        title={text.groups}
        action={edit('group', text.editGroups)}
        names={customer.groups.map(({ name }) => name)}
        none={text.noGroups}
      />
      <Marks title={text.tags} action={edit('tag', text.editTags)} names={customer.tags} none={text.noTags} />
    </Card>
  );
}
