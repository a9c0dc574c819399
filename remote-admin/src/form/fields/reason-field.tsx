import { TextArea } from '@tessera/shared/ui';

interface ReasonFieldProps {
  label: string;
  hint: string;
  /** how high it is, in lines */
  rows?: number;
  error: string | undefined;
}

/** Why something is done: the field `reason`. */
export const ReasonField = ({ rows = 3, ...field }: ReasonFieldProps) => (
  <TextArea {...field} name="reason" rows={rows} maxLength={500} />
);
