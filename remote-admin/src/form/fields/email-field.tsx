import type { TextFieldProps } from '@tessera/shared/ui';
import type { FieldErrors } from '../../controls/write-errors';
import { AskedField } from './asked-field';

/** Somebody's e-mail address: the field `email`. */
export const EmailField = (field: TextFieldProps & { errors: FieldErrors }) => (
  <AskedField {...field} name="email" type="email" autoCapitalize="none" />
);
