import { TextArea } from '@tessera/shared/ui';

interface MessageFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
}

/** What the customer is told with a step of a return: the field `message`. */
export const MessageField = (props: MessageFieldProps) => (
  <TextArea {...props} name="message" rows={3} maxLength={1000} />
);
