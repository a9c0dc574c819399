import { type JSX, useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { errorMessages } from './error-messages';

export interface ReportButtonProps {
  /** sends the report and gives its reference; throws when it could not be sent */
  onReport: () => Promise<string>;
}

/**
 * 'Report' of the error page (docs/product.md §2): sends what is known of the failure to the shop and confirms with a
 * reference.
 */
export function ReportButton({ onReport }: ReportButtonProps): JSX.Element {
  const errorTexts = useMessages(errorMessages);
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState('');
  const [sent, setSent] = useState(false);

  const handleClick = async (): Promise<void> => {
    setSending(true);
    setAnswer('');
    try {
      setAnswer(errorTexts.reported(await onReport()));
      setSent(true);
    } catch {
      setAnswer(errorTexts.reportFailed);
    }
    setSending(false);
  };

  return (
    <>
      {!sent && (
        <Button
          variant="secondary"
          size="sm"
          pending={sending}
          pendingText={errorTexts.reporting}
          onClick={() => void handleClick()}
        >
          {errorTexts.report}
        </Button>
      )}
      <p role="status">{answer}</p>
    </>
  );
}
