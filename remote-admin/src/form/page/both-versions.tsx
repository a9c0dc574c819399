import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, VisuallyHidden } from '@tessera/shared/ui';
import { PlainTable } from '../../controls/plain-table';
import { controlMessages } from '../../messages/controls';
import styles from './both-versions.module.css';

export interface BothVersionsProps<Name extends string> {
  /** what has happened */
  lead: string;
  theirs: Record<Name, string | boolean>;
  mine: Record<Name, string | boolean>;
  /** those of which there are two versions */
  fields: readonly Name[];
  labels: Record<Name, string>;
  /** a value in words */
  say: (value: string | boolean, field: Name) => string;
  /** puts their version into the form */
  onTake: (field: Name) => void;
}

/** What somebody else did to a record while it was being changed here, both versions beside each other. */
export function BothVersions<Name extends string>(props: BothVersionsProps<Name>) {
  const { lead, theirs, mine, fields, labels, say, onTake } = props;
  const text = useMessages(controlMessages).versions;
  const differing = fields.filter((field) => mine[field] !== theirs[field]);
  return (
    <Alert tone="warning">
      <p>{lead}</p>
      {differing.length > 0 && (
        <PlainTable
          label={text.both}
          classNames={{ table: styles.Both, cell: styles.Cell }}
          heads={[text.field, text.theirs, text.mine, <VisuallyHidden key="take">{text.take}</VisuallyHidden>]}
          rows={differing.map((field) => ({
            key: field,
            cells: [
              labels[field],
              say(theirs[field], field) || text.empty,
              say(mine[field], field) || text.empty,
              <Button key="take" variant="secondary" size="sm" onClick={() => onTake(field)}>
                {text.take}
              </Button>,
            ],
          }))}
        />
      )}
    </Alert>
  );
}
