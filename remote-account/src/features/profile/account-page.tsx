import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { profileQuery, storeQuery, useProfile } from '@tessera/shared/query';
import { sessionStore, useSession } from '@tessera/shared/session';
import { Container, PageHeader } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { AccountInvitation } from './account-invitation';
import styles from './account-page.module.css';
import { ProfileFailure } from './profile-failure';
import { ProfileSection } from './profile-section';
import { ProfileSkeleton } from './profile-skeleton';

/** Starts reading the profile of a shopper with a session; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') void queryClient.prefetchQuery(profileQuery());
}

export function meta(): PageMeta {
  return { title: 'Your account', robots: 'noindex' };
}

function AccountBody() {
  const signedOut = useSession(({ status }) => status === 'signed-out');
  const { data: profile, error, refetch, isFetching } = useProfile();
  const store = useQuery(storeQuery());
  if (signedOut) return <AccountInvitation />;
  if (profile) return <ProfileSection profile={profile} locale={store.data?.locale ?? 'en-US'} />;
  if (error) return <ProfileFailure error={error} pending={isFetching} onRetry={() => void refetch()} />;
  return <ProfileSkeleton />;
}

/** /account: who the shop knows the shopper as (SPEC.md §2). */
export function Page() {
  return (
    <Container className={styles.Page}>
      <PageHeader title="Your account" />
      <AccountBody />
    </Container>
  );
}
