import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';

interface StaffOnlyProps {
  /** signed in with a shopper's account, or not (any more) signed in */
  signedIn: boolean;
}

/** For whoever is not staff: says why nothing is shown here, and where to go. */
export function StaffOnly({ signedIn }: StaffOnlyProps) {
  return (
    <EmptyState
      level={1}
      title="This part is for the shop’s staff"
      actions={
        <>
          <ButtonLink as={Link} to={paths.adminLogin()}>
            Sign in as staff
          </ButtonLink>
          <ButtonLink as={Link} variant="secondary" to={paths.home()}>
            Back to the shop
          </ButtonLink>
        </>
      }
    >
      {signedIn
        ? 'You are signed in with a shopper’s account, which has no access to the back office.'
        : 'You are not signed in.'}
    </EmptyState>
  );
}
