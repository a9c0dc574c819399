import { ApiError } from '@tessera/shared/client';
import type { StaffRole } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, ButtonLink } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { Link, useNavigate, useParams, useSearchParams } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { RecordHistory } from '../../../audit/record-history';
import { AdminGuard } from '../../../guard/admin-guard';
import { NoRows } from '../../../list/no-rows';
import { rolesMessages } from '../../../messages/settings/roles';
import { settingsMessages } from '../../../messages/settings/settings';
import { LoadFailure } from '../../../page/load-failure';
import { adminPaths } from '../../../paths';
import { useMe } from '../../../rights/use-me';
import { roleName } from '../frame/rights.model';
import { rolesQuery } from '../frame/settings.queries';
import { SettingsScreen } from '../frame/settings-screen';
import { RemoveRole } from './remove-role';
import { RightsList } from './rights-groups';
import { RoleForm } from './role-form';
import styles from './role-form.module.css';
import { RoleSecondFactor } from './role-second-factor';
import { isWithin, withRole } from './role.model';
import { makeRole, saveRole } from './role.mutations';
import { FormSkeleton } from '../../../page/form-skeleton';

const NEW = 'new';

interface OwnRights {
  /** what the person at the screen may do */
  own: readonly string[];
}

/** Why this person cannot change the role; undefined where they can. */
function useReason(role: StaffRole, own: readonly string[]): string | undefined {
  const text = useMessages(rolesMessages);
  if (role.key !== null) return text.fixed;
  if (!own.includes('staff.write')) return '';
  return isWithin(role, own) ? undefined : text.beyondYours;
}

function RoleContent({ role, own }: OwnRights & { role: StaffRole }) {
  const text = useMessages(rolesMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const reason = useReason(role, own);
  const people = text.members(role.member_count, role.member_count.toLocaleString(locale));
  return (
    <>
      <p className={styles.Note}>{people}</p>
      <RoleSecondFactor role={role} open={own.includes('staff.write') && isWithin(role, own)} />
      {reason === undefined ? (
        <RoleForm
          role={role}
          own={own}
          send={(edit) => saveRole(role, edit)}
          onSent={(saved) => {
            client.setQueryData(rolesQuery().queryKey, withRole(saved));
            toast.success(text.saved(saved.name));
          }}
          onFailed={(error) => {
            if (error instanceof ApiError && error.code === 'conflict')
              void client.invalidateQueries({ queryKey: rolesQuery().queryKey });
          }}
        />
      ) : (
        <div className={styles.Form}>
          {reason && <Alert>{reason}</Alert>}
          <h2 className={styles.Title}>{text.allows}</h2>
          <RightsList rights={role.rights} />
        </div>
      )}
      <RecordHistory type="staff_role" id={role.id} version={role.version} />
    </>
  );
}

function NewRole({ from, own }: OwnRights & { from: StaffRole | undefined }) {
  const text = useMessages(rolesMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const rights = from?.rights.filter((right) => own.includes(right)) ?? [];
  return (
    <>
      {from && <p className={styles.Note}>{text.copyOf(roleName(from))}</p>}
      <RoleForm
        role={{ name: '', rights }}
        own={own}
        send={makeRole}
        onSent={(made) => {
          toast.success(text.made(made.name));
          void client.invalidateQueries({ queryKey: rolesQuery().queryKey });
          void navigate(adminPaths.roles(), { replace: true });
        }}
      />
    </>
  );
}

function MissingRole() {
  const text = useMessages(rolesMessages);
  const way = { to: adminPaths.roles(), label: text.toRoles };
  return <NoRows title={text.missing} text={text.missingText} way={way} />;
}

function RoleActions({ role, own }: OwnRights & { role: StaffRole }) {
  const text = useMessages(rolesMessages);
  const [isAsking, setAsking] = useState(false);
  const reason = useReason(role, own);
  if (!own.includes('staff.write')) return null;
  return (
    <>
      {reason === undefined && (
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {text.remove}
        </Button>
      )}
      <ButtonLink as={Link} variant="secondary" size="sm" to={adminPaths.newRole(role.id)}>
        {text.copy}
      </ButtonLink>
      <RemoveRole role={role} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

interface RoleBodyProps {
  id: string;
  /** undefined while nobody knows */
  own: readonly string[] | undefined;
}

/** One of the roles that were read, or the form of a new one. */
function RoleBody({ id, own }: RoleBodyProps) {
  const text = useMessages(rolesMessages);
  const [params] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(rolesQuery());
  if (error && !data) {
    return <LoadFailure what={text.theRoles} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data || !own) return <FormSkeleton />;
  const find = (wanted: string | null) => data.items.find((role) => role.id === wanted);
  if (id === NEW) return <NewRole from={find(params.get('from'))} own={own} />;
  const role = find(id);
  return role ? <RoleContent role={role} own={own} /> : <MissingRole />;
}

function RoleScreen({ id }: { id: string }) {
  const { pages } = useMessages(settingsMessages);
  const { make } = useMessages(rolesMessages);
  const own = useMe()?.rights;
  const role = useQuery(rolesQuery()).data?.items.find((one) => one.id === id);
  const isNew = id === NEW;
  return (
    <SettingsScreen
      title={role ? roleName(role) : isNew ? make : pages.roles}
      parent={role || isNew ? { label: pages.roles, to: adminPaths.roles() } : undefined}
      right={isNew ? 'staff.write' : 'staff.read'}
      actions={role && own && <RoleActions role={role} own={own} />}
    >
      <RoleBody id={id} own={own} />
    </SettingsScreen>
  );
}

function RoleWaiting() {
  const { pages } = useMessages(settingsMessages);
  return (
    <SettingsScreen title={pages.roles} right="staff.read">
      <FormSkeleton />
    </SettingsScreen>
  );
}

/** /admin/settings/roles/{role}: what a role allows; `new` makes one, as a copy of `?from`. */
export function Page() {
  const { role: id = '' } = useParams();
  return (
    <AdminGuard fallback={<RoleWaiting />}>
      <RoleScreen key={id} id={id} />
    </AdminGuard>
  );
}
