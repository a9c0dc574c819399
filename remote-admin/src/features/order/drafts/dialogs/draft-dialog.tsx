import type { OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../../../../controls/write-errors';
import { AskDialog, type AskForm } from '../../../../form/ask-dialog';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { useDraftWrite, type DraftChanges } from '../use-draft-write';

/** What every dialog of a draft is told. */
export interface DraftDialogProps {
  draft: OrderDraft;
  open: boolean;
  onClose: () => void;
}

type Changes = DraftChanges | ((draft: OrderDraft) => DraftChanges);

interface DraftFormProps
  extends DraftDialogProps, Pick<AskForm<Changes, OrderDraft>, 'title' | 'description' | 'size' | 'read'> {
  /** the fields, with what is wrong with each */
  children: (errors: FieldErrors) => ReactNode;
}

/** A form that changes a draft: what failed stands at its field, and what was typed stays. */
export function DraftForm({ draft, ...form }: DraftFormProps) {
  const { save } = useMessages(draftsMessages);
  return <AskDialog {...form} submit={save} send={useDraftWrite(draft.id).mutateAsync} atFieldsAlone />;
}
