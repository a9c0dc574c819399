import { TextArea } from '@tessera/shared/ui';

interface MessageFieldProps {
  label: string;
  hint: string;
  /** how high it is, in lines */
  rows?: number;
  error: string | undefined;
}

/** What the customer is told with a step of a return: the field `message`. */
export const MessageField = ({ rows = 3, ...field }: MessageFieldProps) => (
  <TextArea {...field} name="message" rows={rows} maxLength={1000} />
);
