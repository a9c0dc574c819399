import type { JSX } from 'react';
import { Container, ErrorState } from '@tessera/shared/ui';

export interface LastResortProps {
  onReload: () => void;
}

/** In the place of the whole page when the shell itself has failed (SPEC.md §8): it needs nothing that may be broken. */
export function LastResort({ onReload }: LastResortProps): JSX.Element {
  return (
    <Container>
      <main>
        <ErrorState
          level={1}
          title="Unexpected Application Error!"
          retryLabel="Reload the page"
          onRetry={onReload}
          actions={<a href="/">Go to Homepage</a>}
        >
          <p>The page has stopped working. Your cart is kept.</p>
        </ErrorState>
      </main>
    </Container>
  );
}
