import { Alert } from '@tessera/shared/ui';
import styles from './profile-form.module.css';
import { PROFILE_LABELS, type Conflict } from './profile.model';

/** What somebody else saved meanwhile, beside what stands in the form. */
export function ConflictNotice({ conflicts }: { conflicts: Conflict[] }) {
  return (
    <Alert tone="warning">
      <p>Your profile was changed elsewhere while you were editing it.</p>
      {conflicts.length > 0 ? (
        <ul className={styles.Conflicts}>
          {conflicts.map(({ field, present, yours }) => (
            <li key={field}>
              {PROFILE_LABELS[field]}: saved is “{present}”, yours is “{yours}”
            </li>
          ))}
        </ul>
      ) : (
        <p>The new values are in the form now.</p>
      )}
      <p>Save again to keep what stands in the form, or cancel to keep what is saved.</p>
    </Alert>
  );
}
