import { TextField, type TextFieldProps } from '@tessera/shared/ui';
import type { FieldErrors } from '../../controls/write-errors';

interface AskedFieldProps extends TextFieldProps {
  name: string;
  /** of the whole form: what is said of `name` stands below the field */
  errors: FieldErrors;
}

/** A field about somebody or something else than whoever fills it in: browsers put nothing of theirs into it. */
export const AskedField = ({ errors, ...field }: AskedFieldProps) => (
  <TextField autoComplete="off" {...field} error={errors[field.name]} />
);
