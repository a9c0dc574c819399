import type { ReactNode } from 'react';
import { useState } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { sentenceOf } from '../../controls/write-errors';
import { useStartJob } from '../use-start-job';
import { countOf, type Chosen } from './chosen';
import type { ReadAction } from './read-tags';

/** What the form of a bulk action is told. */
export interface BulkDialogProps<Action extends string> {
  action: Action;
  chosen: Chosen;
  open: boolean;
  locale: string;
  onClose: () => void;
  onStarted: () => void;
}

interface BulkFormProps<Action extends string> extends BulkDialogProps<Action> {
  /** whose rows are chosen, as their jobs have it */
  list: 'orders' | 'products' | 'customers';
  text: {
    titles: Record<Action, (shown: string) => string>;
    texts: Record<Action, string>;
    submits: Record<Action, string>;
  };
  /** how many are chosen, in words */
  counted: (count: number, shown: string) => string;
  /** parameters of the job as the form says them, or what is wrong with its one field */
  read: (form: FormData) => ReadAction;
  /** the fields, told what is wrong with them */
  children: (fault: string | undefined) => ReactNode;
}

/** Asks about what is done with many rows, and begins it as a job; what is typed stays when it fails. */
export function BulkForm<Action extends string>(props: BulkFormProps<Action>) {
  const { action, chosen, open, locale, onClose, onStarted, list, text, counted, read, children } = props;
  const [fault, setFault] = useState<string>();
  const start = useStartJob(list, onStarted);
  const count = countOf(chosen);

  function submit(form: HTMLFormElement): void {
    const asked = read(new FormData(form));
    setFault('error' in asked ? asked.error : undefined);
    if ('parameters' in asked)
      start.mutate({ kind: `${list}.${action}`, parameters: { [list]: chosen, ...asked.parameters } });
  }

  function lookAgain(form: HTMLFormElement): void {
    const asked = read(new FormData(form));
    setFault(fault !== undefined && 'error' in asked ? asked.error : undefined);
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.titles[action](counted(count, count.toLocaleString(locale)))}
      description={text.texts[action]}
      submit={text.submits[action]}
      pending={start.isPending}
      error={sentenceOf(start.error)}
      onSubmit={submit}
      onEdit={lookAgain}
    >
      {children(fault)}
    </FormDialog>
  );
}
