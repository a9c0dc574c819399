import { Alert } from '@tessera/shared/ui';
import { Notice } from './notice';

/** Why a form could not be sent, where it could not; it comes into sight. */
export function FailureNotice({ failure }: { failure: string | null | undefined }) {
  if (!failure) return null;
  return (
    <Notice>
      <Alert tone="error">{failure}</Alert>
    </Notice>
  );
}
