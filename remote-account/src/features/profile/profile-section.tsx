import type { Profile } from '@tessera/shared/contract';
import { Button } from '@tessera/shared/ui';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import styles from './account-page.module.css';
import { ProfileFacts } from './profile-facts';

// form and validation code come with the first edit, not with the page
const ProfileForm = lazy(() => import(/* webpackChunkName: "profile-form" */ './profile-form'));

interface ProfileSectionProps {
  profile: Profile;
  locale: string;
}

/** The profile to read, and after 'Edit' to change. */
export function ProfileSection({ profile, locale }: ProfileSectionProps) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);

  useEffect(() => {
    // the button that had the focus went away with the form
    if (!editing && edited.current) edit.current?.focus();
    edited.current = editing;
  }, [editing]);

  const facts = <ProfileFacts profile={profile} locale={locale} />;
  return (
    <section className={styles.Account} aria-labelledby="profile-title">
      <div className={styles.Bar}>
        <h2 id="profile-title" className={styles.Title}>
          Profile
        </h2>
        {!editing && (
          <Button ref={edit} variant="secondary" size="sm" onClick={() => setEditing(true)}>
            Edit profile
          </Button>
        )}
      </div>
      {editing ? (
        <Suspense fallback={facts}>
          <ProfileForm profile={profile} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        facts
      )}
    </section>
  );
}
