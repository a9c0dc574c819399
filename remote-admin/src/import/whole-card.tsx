import { Button } from '@tessera/shared/ui';
import { watchJob } from '../jobs/watched-jobs';
import type { SubjectWords } from './import-subject';
import { Card } from '../page/card';
import { useBeginJob } from './use-import-steps';
import styles from './import.module.css';

interface WholeCardProps {
  name: 'products' | 'customers' | 'redirects';
  words: SubjectWords['whole'];
}

/** Takes all of them out, by a job that is followed from then on. */
export function WholeCard({ name, words: text }: WholeCardProps) {
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
            onClick={() => begin.mutate({ kind: `${name}.export_whole`, parameters: {} })}
          >
            {text.start}
          </Button>
        </div>
      </div>
    </Card>
  );
}
