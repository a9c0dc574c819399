import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { adminMessages } from '../messages/admin';

interface StaffOnlyProps {
  /** signed in with a shopper's account, or not (any more) signed in */
  signedIn: boolean;
}

/** For whoever is not staff: says why nothing is shown here, and where to go. */
export function StaffOnly({ signedIn }: StaffOnlyProps) {
  const text = useMessages(adminMessages).staffOnly;
  return (
    <EmptyState
      level={1}
      title={text.title}
      actions={
        <>
          <ButtonLink as={Link} to={paths.adminLogin()}>
            {text.signIn}
          </ButtonLink>
          <ButtonLink as={Link} variant="secondary" to={paths.home()}>
            {text.back}
          </ButtonLink>
        </>
      }
    >
      {signedIn ? text.shopper : text.nobody}
    </EmptyState>
  );
}
