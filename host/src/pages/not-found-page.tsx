import type { JSX } from 'react';
import type { PageModule } from '@tessera/shared/composition';
import { paths } from '@tessera/shared/paths';
import { Button, ButtonLink, Container, EmptyState } from '@tessera/shared/ui';
import { Link, useNavigate } from '@tessera/shared/vendor/router';

/** For an address that nothing answers to (SPEC.md §2, 404 page). */
function NotFoundPage(): JSX.Element {
  const navigate = useNavigate();
  return (
    <Container>
      <EmptyState
        level={1}
        title="Oops! Page Not Found"
        actions={
          <>
            <ButtonLink as={Link} to={paths.home()}>
              Go to Homepage
            </ButtonLink>
            <Button variant="secondary" onClick={() => void navigate(-1)}>
              Go Back
            </Button>
          </>
        }
      >
        <p>The address may be mistyped, or the page has moved. The search above knows every product.</p>
      </EmptyState>
    </Container>
  );
}

/** The page of every address that neither a remote nor the shell claims; answered with status 404. */
export const notFoundPage: PageModule = {
  Page: NotFoundPage,
  meta: () => ({ title: 'Page not found', robots: 'noindex', status: 404 }),
};
