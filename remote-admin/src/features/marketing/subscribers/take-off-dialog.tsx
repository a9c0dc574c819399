import type { Subscriber } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { AskDialog } from '../../../form/ask-dialog';
import type { Opened } from '../../../form/use-late-dialog';
import { newsletterMessages } from '../../../messages/newsletter';
import { SUBSCRIBERS_KEY, takeOff } from './subscribers.queries';

export interface TakeOffDialogProps {
  opened: Opened<Subscriber>;
  onClose: () => void;
}

/** Asks before somebody is taken off the newsletter. */
export default function TakeOffDialog({ opened, onClose }: TakeOffDialogProps) {
  const text = useMessages(newsletterMessages);
  const client = useQueryClient();
  const { asked: subscriber, isOpen } = opened;
  return (
    <AskDialog<object, Subscriber>
      open={isOpen}
      onClose={onClose}
      title={text.takeOffWhom(subscriber.email)}
      description={text.takeOffText}
      submit={text.takeOff}
      tone="danger"
      done={text.takenOff}
      read={() => ({})}
      send={() => takeOff(subscriber)}
      onDone={() => void client.invalidateQueries({ queryKey: SUBSCRIBERS_KEY })}
    />
  );
}
