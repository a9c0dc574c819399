import { TextArea } from '@tessera/shared/ui';

interface ReasonFieldProps {
  label: string;
  hint: string;
  /** how high it is, in lines */
  rows: number;
  error: string | undefined;
}

/** Why something is done to an order: the field `reason`. */
export const ReasonField = (field: ReasonFieldProps) => <TextArea {...field} name="reason" maxLength={500} />;
