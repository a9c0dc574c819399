import type { StaffRole } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField, type SelectFieldProps } from '@tessera/shared/ui';
import { staffMessages } from '../../../messages/settings/staff';
import { roleName } from '../frame/rights.model';

interface RoleFieldProps extends Pick<SelectFieldProps, 'hint' | 'error' | 'defaultValue'> {
  roles: readonly StaffRole[];
}

/** Which role somebody has. */
export function RoleField({ roles, ...rest }: RoleFieldProps) {
  const text = useMessages(staffMessages);
  return (
    <SelectField {...rest} label={text.role} name="role_id">
      {rest.defaultValue === undefined && <option value="">{text.chooseRole}</option>}
      {roles.map((role) => (
        <option key={role.id} value={role.id}>
          {roleName(role)}
        </option>
      ))}
    </SelectField>
  );
}
