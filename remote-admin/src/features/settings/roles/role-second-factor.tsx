import { ApiError } from '@tessera/shared/client';
import type { StaffRole } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Checkbox } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { rolesMessages } from '../../../messages/settings/roles';
import { rolesQuery } from '../frame/settings.queries';
import styles from './role-form.module.css';
import { withRole } from './role.model';
import { requireSecondFactor } from './role.mutations';

interface RoleSecondFactorProps {
  role: StaffRole;
  /** whether this person may change it */
  open: boolean;
}

/** Whether everybody with the role needs a second factor; also of the roles that every shop has, and at once. */
export function RoleSecondFactor({ role, open }: RoleSecondFactorProps) {
  const text = useMessages(rolesMessages);
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (required: boolean) => requireSecondFactor(role, required),
    onSuccess: (saved) => {
      client.setQueryData(rolesQuery().queryKey, withRole(saved));
      toast.success(saved.requires_second_factor ? text.factorOn : text.factorOff);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict')
        void client.invalidateQueries({ queryKey: rolesQuery().queryKey });
    },
  });
  return (
    <section className={styles.Factor}>
      <h2 className={styles.Title}>{text.signIn}</h2>
      {saving.error && <Alert tone="error">{saving.error.message}</Alert>}
      <Checkbox
        name="requires_second_factor"
        checked={saving.isPending ? saving.variables : role.requires_second_factor}
        disabled={!open}
        onChange={({ target }) => {
          if (!saving.isPending) saving.mutate(target.checked);
        }}
        label={text.factor}
      />
      <p className={styles.Hint}>{text.factorHint}</p>
    </section>
  );
}
