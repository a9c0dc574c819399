import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { watchJob } from '../../../jobs/watched-jobs';
import { importMessages } from '../../../messages/product/import';
import { Card } from '../../../page/card';
import { useBeginJob } from './use-import-step';
import styles from './import.module.css';

/** Takes all products out, by a job that is followed from then on. */
export function WholeCard() {
  const text = useMessages(importMessages).whole;
  const begin = useBeginJob(watchJob);
  return (
    <Card title={text.title}>
      <div className={styles.Part}>
        <p className={styles.Quiet}>{text.text}</p>
        <div>
          <Button
            variant="secondary"
            size="sm"
            pending={begin.isPending}
            onClick={() => begin.mutate({ kind: 'products.export_whole', parameters: {} })}
          >
            {text.start}
          </Button>
        </div>
      </div>
    </Card>
  );
}
