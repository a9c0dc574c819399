import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, Skeleton } from '@tessera/shared/ui';
import { useMutation, useQuery } from '@tessera/shared/vendor/query';
import { useSettled } from '../../../controls/combobox/use-settled';
import form from '../../../form/page/page-form.module.css';
import { mailTextsMessages } from '../../../messages/settings/mails';
import { Card } from '../../../page/card';
import { MailFrame } from './mail-frame';
import styles from './mails.module.css';
import { mailSampleQuery, sendSample, type AskedSample } from './mails.queries';

interface MailPreviewProps {
  name: string;
  asked: AskedSample;
  canSend: boolean;
}

/** The mail as it would be sent with what is typed, once that has stood still for a moment. */
export function MailPreview({ name, asked, canSend }: MailPreviewProps) {
  const text = useMessages(mailTextsMessages);
  // one text, so that all of it settles together
  const settled = JSON.parse(useSettled(JSON.stringify(asked))) as AskedSample;
  const { data, error } = useQuery(mailSampleQuery(name, settled));
  const sending = useMutation({
    mutationFn: () => sendSample(name, asked),
    onSuccess: ({ to }) => toast.success(text.sentTo(to)),
  });
  return (
    <Card
      title={text.preview}
      action={
        canSend && (
          <Button variant="secondary" size="sm" pending={sending.isPending} onClick={() => sending.mutate()}>
            {text.send}
          </Button>
        )
      }
    >
      <div className={form.Group}>
        <p className={form.Hint}>{text.previewLead}</p>
        {sending.error && (
          <Alert tone="error">
            {text.notSent}: {sending.error.message}
          </Alert>
        )}
        {error && <Alert tone="warning">{error.message}</Alert>}
        {!data && !error && <Skeleton shape="block" />}
        {data && (
          <>
            <p lang={settled.language}>
              <span className={styles.Term}>{text.subject}</span> {data.subject}
            </p>
            <MailFrame title={text.asHtml} html={data.html} language={settled.language} />
            <details>
              <summary className={styles.Summary}>{text.asText}</summary>
              <p className={styles.Plain} lang={settled.language}>
                {data.text}
              </p>
            </details>
          </>
        )}
      </div>
    </Card>
  );
}
