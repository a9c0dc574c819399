import type { AdminInquiry } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, SelectField, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { valueOf } from '../../../controls/write-errors';
import { AskDialog } from '../../../form/ask-dialog';
import { useRecordWrite } from '../../../form/use-record-write';
import { inquiryMessages } from '../../../messages/support/inquiry';
import { supportMessages } from '../../../messages/support/support';
import { assigneesQuery, useInquiryWriting } from './inquiry.queries';

export interface AssignDialogProps {
  inquiry: AdminInquiry;
  open: boolean;
  onClose: () => void;
}

interface Assigned {
  assigned_to: string | null;
}

/** Whose an inquiry is from now on. */
export default function AssignDialog({ inquiry, open, onClose }: AssignDialogProps) {
  const text = useMessages(inquiryMessages);
  const { nobody } = useMessages(supportMessages);
  const { data, error } = useQuery(assigneesQuery());
  const { version, assigned_to } = inquiry;
  const { mutateAsync } = useRecordWrite(useInquiryWriting(inquiry));
  // whoever has it may not be to choose any more
  const isKnown = data?.items.some(({ id }) => id === assigned_to?.id) ?? false;
  return (
    <AskDialog<Assigned, AdminInquiry>
      open={open}
      onClose={onClose}
      title={text.actions.assign}
      description={text.assignText}
      submit={text.assignSubmit}
      done={text.done.assign}
      busy={!data}
      read={(form) => ({ assigned_to: valueOf(form, 'assigned_to') || null })}
      send={(asked) => mutateAsync({ method: 'patch', deed: '', body: { version, ...asked } })}
    >
      {(errors) => (
        <>
          {error && <Alert tone="error">{error.message}</Alert>}
          {!data && !error && <Skeleton shape="block" />}
          {data && (
            <SelectField
              label={text.assigned}
              name="assigned_to"
              defaultValue={isKnown ? assigned_to?.id : ''}
              error={errors.assigned_to}
            >
              <option value="">{nobody}</option>
              {data.items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
    </AskDialog>
  );
}
