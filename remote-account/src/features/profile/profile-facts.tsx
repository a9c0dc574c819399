import type { Profile } from '@tessera/shared/contract';
import { Badge } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styles from './account-page.module.css';
import { fullName, memberSince } from './profile.model';

interface ProfileFactsProps {
  profile: Profile;
  locale: string;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.Fact}>
      <dt className={styles.Term}>{term}</dt>
      <dd className={styles.Value}>{children}</dd>
    </div>
  );
}

/** Names, username, e-mail address and how long the shopper has been here. */
export function ProfileFacts({ profile, locale }: ProfileFactsProps) {
  return (
    <dl className={styles.Facts}>
      <Fact term="Name">{fullName(profile)}</Fact>
      <Fact term="Username">{profile.username}</Fact>
      <Fact term="E-mail">
        {profile.email}
        {profile.email_verified && <Badge tone="success">Confirmed</Badge>}
      </Fact>
      <Fact term="Member since">
        <time dateTime={profile.created_at}>{memberSince(profile.created_at, locale)}</time>
      </Fact>
    </dl>
  );
}
