import type { Profile } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { Button } from '@tessera/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './account-page.module.css';
import { ProfileFacts } from './profile-facts';
import type ProfileForm from './profile-form';

interface ProfileSectionProps {
  profile: Profile;
  locale: string;
}

/**
 * The profile to read, and after 'Edit' to change. Form and validation code come with the first edit, not with the page; when
 * they do not arrive the profile stays, and the next press asks again.
 */
export function ProfileSection({ profile, locale }: ProfileSectionProps) {
  const [Form, setForm] = useState<typeof ProfileForm>();
  const [loading, setLoading] = useState(false);
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);

  useEffect(() => {
    // the button that had the focus went away with the form
    if (!editing && edited.current) edit.current?.focus();
    edited.current = editing;
  }, [editing]);

  const startEditing = async (): Promise<void> => {
    setLoading(true);
    try {
      const { default: Loaded } = await import(/* webpackChunkName: "profile-form" */ './profile-form');
      setForm(() => Loaded);
      setEditing(true);
    } catch {
      toast.error('The form could not be loaded. Please try again.', { id: 'profile-form' });
    } finally {
      setLoading(false);
    }
  };

  return (
    <section className={styles.Account} aria-labelledby="profile-title">
      <div className={styles.Bar}>
        <h2 id="profile-title" className={styles.Title}>
          Profile
        </h2>
        {!editing && (
          <Button ref={edit} variant="secondary" size="sm" pending={loading} onClick={() => void startEditing()}>
            Edit profile
          </Button>
        )}
      </div>
      {editing && Form ? (
        <Form profile={profile} onDone={() => setEditing(false)} />
      ) : (
        <ProfileFacts profile={profile} locale={locale} />
      )}
    </section>
  );
}
