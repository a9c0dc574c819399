import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useBeginJob } from '../../../import/use-import-steps';
import { watchJob } from '../../../jobs/watched-jobs';
import { dataMessages } from '../../../messages/settings/data';
import { Card } from '../../../page/card';
import { useRights } from '../../../rights/use-rights';
import styles from './data-page.module.css';

/** Takes all of the shop's data out, by a job that is followed from then on. */
export function EverythingCard() {
  const text = useMessages(dataMessages).everything;
  const reason = useRights()('data.export');
  const begin = useBeginJob(watchJob);
  return (
    <Card title={text.title}>
      <div className={styles.Everything}>
        <p className={styles.Quiet}>{reason ?? text.text}</p>
        {reason === undefined && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              pending={begin.isPending}
              onClick={() => begin.mutate({ kind: 'data.export', parameters: {} })}
            >
              {text.start}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
