import type { ReactNode } from 'react';
import { AskDialog, type AskDialogProps } from './ask-dialog';

export interface DangerDialogProps<Saved> extends Omit<
  AskDialogProps<object, Saved>,
  'read' | 'send' | 'tone' | 'children'
> {
  send: () => Promise<Saved>;
  children?: ReactNode;
}

const nothing = () => ({});

/** Asks before something goes for good; a failure stays until the question is given up. */
export const DangerDialog = <Saved,>({ children, ...ask }: DangerDialogProps<Saved>) => (
  <AskDialog {...ask} tone="danger" read={nothing}>
    {() => children}
  </AskDialog>
);
