import { currentLanguage, pathIn, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import type { JSX } from 'react';
import { Container, ErrorState } from '@tessera/shared/ui';
import { shellMessages } from '../../messages/shell-messages';

export interface LastResortProps {
  onReload: () => void;
}

/**
 * Instead of the whole page when the shell itself has failed (docs/product.md §8): it needs nothing that may be
 * broken.
 */
export function LastResort({ onReload }: LastResortProps): JSX.Element {
  const texts = useMessages(shellMessages).lastResort;
  return (
    <Container>
      <main>
        <ErrorState
          level={1}
          title={texts.title}
          retryLabel={texts.reload}
          onRetry={onReload}
          actions={<a href={pathIn(currentLanguage(), paths.home())}>{texts.homepage}</a>}
        >
          <p>{texts.text}</p>
        </ErrorState>
      </main>
    </Container>
  );
}
