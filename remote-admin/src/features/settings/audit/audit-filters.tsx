import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { DateRange } from '../../../list/date-range';
import { auditMessages } from '../../../messages/settings/audit';
import { listMessages } from '../../../messages/lists';
import type { AuditFilter, AuditState } from './audit.model';

interface AuditFiltersProps {
  open: boolean;
  onClose: () => void;
  filters: AuditState['filters'];
  /** whom one can ask for, by id */
  people: ReadonlyMap<string, string>;
  onApply: (filters: AuditState['filters']) => void;
}

const FIELDS: AuditFilter[] = ['user_id', 'action', 'record_type', 'record', 'from', 'to'];

interface ChoiceProps {
  name: 'user_id' | 'action' | 'record_type';
  initial: string | undefined;
  choices: readonly (readonly [value: string, label: string])[];
}

/** One of those that are known; one that stands in the address and is not known stays to choose. */
function Choice({ name, initial = '', choices }: ChoiceProps) {
  const { filters } = useMessages(auditMessages);
  const { any } = useMessages(listMessages);
  const isKnown = initial === '' || choices.some(([value]) => value === initial);
  return (
    <SelectField label={filters[name]} name={name} defaultValue={initial}>
      <option value="">{any}</option>
      {!isKnown && <option value={initial}>{initial}</option>}
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function readForm(form: HTMLFormElement): AuditState['filters'] {
  const values = new FormData(form);
  const found: AuditState['filters'] = {};
  for (const name of FIELDS) {
    const value = values.get(name);
    if (typeof value === 'string' && value.trim()) found[name] = value.trim();
  }
  return found;
}

/** Everything that the log can be asked for, in one form. */
export function AuditFilters({ open, onClose, filters, people, onApply }: AuditFiltersProps) {
  const text = useMessages(auditMessages);
  const words = useMessages(listMessages);
  const [isTurned, setTurned] = useState(false);

  function apply(form: HTMLFormElement): void {
    const asked = readForm(form);
    // one that was come to from its page stays, until another one or another kind is asked for
    if (filters.record_id && !asked.record && asked.record_type === filters.record_type)
      asked.record_id = filters.record_id;
    const turned = asked.from !== undefined && asked.to !== undefined && asked.to < asked.from;
    setTurned(turned);
    if (!turned) onApply(asked);
  }

  return (
    <FormDialog open={open} onClose={onClose} title={words.filters} submit={words.apply} onSubmit={apply}>
      <Choice name="user_id" initial={filters.user_id} choices={[...people]} />
      <Choice name="action" initial={filters.action} choices={Object.entries(text.actions)} />
      <Choice name="record_type" initial={filters.record_type} choices={Object.entries(text.records)} />
      <TextField
        label={text.filters.record}
        hint={text.recordHint}
        name="record"
        defaultValue={filters.record ?? ''}
        maxLength={100}
        autoComplete="off"
      />
      <DateRange
        label={text.dates}
        names={{ from: 'from', to: 'to' }}
        initial={{ from: filters.from ?? '', to: filters.to ?? '' }}
        error={isTurned ? words.datesTurned : undefined}
      />
    </FormDialog>
  );
}
