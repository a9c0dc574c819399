import type { OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { TextArea } from '@tessera/shared/ui';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { Card } from '../../../../page/card';
import { useDraftWrite } from '../use-draft-write';

/** What stands on the order; saved when the field is left. */
export function DraftNote({ draft }: { draft: OrderDraft }) {
  const text = useMessages(draftsMessages);
  const write = useDraftWrite(draft.id);
  return (
    <Card title={text.note}>
      <TextArea
        label={text.noteLabel}
        rows={3}
        maxLength={1000}
        defaultValue={draft.note}
        onBlur={({ target }) => {
          if (target.value !== draft.note) write.mutate({ note: target.value });
        }}
      />
    </Card>
  );
}
