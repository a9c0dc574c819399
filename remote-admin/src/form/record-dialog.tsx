import { useDraft } from '@tessera/shared/drafts';
import type { ReactNode } from 'react';
import { AskDialog, type AskForm } from './ask-dialog';
import { useRecordWrite, type RecordWriting } from './use-record-write';

/** What the form of one action says and asks for. */
export type RecordForm<Asked, Saved> = AskForm<Asked, Saved> & Required<Pick<AskForm<Asked, Saved>, 'done'>>;

type RecordDialogProps<Asked, Saved> = RecordForm<Asked, Saved> & {
  open: boolean;
  onClose: () => void;
  /** names what is typed, so that it is there again after it was closed, or after a reload; none: it begins anew each time */
  draft: string | undefined;
  writing: RecordWriting<Asked, Saved>;
  /** what somebody else has changed meanwhile */
  notice: ReactNode;
};

/** A form that changes a record. */
export function RecordDialog<Asked extends object, Saved>(props: RecordDialogProps<Asked, Saved>) {
  const { writing, draft, ...ask } = props;
  const kept = useDraft(draft ?? '');
  return (
    <AskDialog {...ask} kept={draft === undefined ? undefined : kept} send={useRecordWrite(writing).mutateAsync} />
  );
}
