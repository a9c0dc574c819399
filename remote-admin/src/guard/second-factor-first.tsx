import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { adminMessages } from '../messages/admin';

/** For somebody whose role asks for a second factor that is off: why nothing is shown here, and where to set it up. */
export function SecondFactorFirst() {
  const text = useMessages(adminMessages).secondFactorFirst;
  return (
    <EmptyState
      level={1}
      title={text.title}
      actions={
        <ButtonLink as={Link} to={paths.accountSecurity()}>
          {text.setUp}
        </ButtonLink>
      }
    >
      {text.why}
    </EmptyState>
  );
}
