import type { ProductFile } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Button, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { staffPage } from '../../../guard/staff-page';
import { adminMessages } from '../../../messages/admin';
import { importMessages } from '../../../messages/product/import';
import { LoadFailure } from '../../../page/load-failure';
import { MainScreen } from '../../../page/main-screen';
import { CheckCard } from './check-card';
import { ColumnsCard } from './columns-card';
import { fileQuery } from './import.queries';
import { ResultCard } from './result-card';
import { SendCard } from './send-card';
import { useImportSteps } from './use-import-step';
import { WholeCard } from './whole-card';
import { ZipCard } from './zip-card';
import styles from './import.module.css';

/** Which file it is, and how it is written. */
function FileLine({ file, onAnother }: { file: ProductFile; onAnother: () => void }) {
  const text = useMessages(importMessages);
  const words = text.file;
  const locale = useLocale();
  const columns = file.columns.length.toLocaleString(locale);
  return (
    <div className={styles.File}>
      <span className={styles.Name}>{file.name}</span>
      <span className={styles.Quiet}>
        {words.form(columns, words.delimiters[file.delimiter], words.encodings[file.encoding])}
      </span>
      <Button variant="secondary" size="sm" onClick={onAnother}>
        {text.send.another}
      </Button>
    </div>
  );
}

/** A file on its way: its columns, then what a check has found, then the job that writes. */
function Steps({ id }: { id: string }) {
  const text = useMessages(importMessages).file;
  const { check, job, go } = useImportSteps();
  const { data: file, error, isFetching, refetch } = useQuery(fileQuery(id));
  const another = (): void => go('file', undefined);
  if (!file) {
    if (!error) return <Skeleton shape="block" />;
    return <LoadFailure what={text.theFile} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <FileLine file={file} onAnother={another} />
      {check === undefined && (
        <>
          <ZipCard file={file} />
          <ColumnsCard key={file.id} file={file} onChecked={(made) => go('check', made)} />
        </>
      )}
      {check !== undefined && job !== undefined && (
        <ResultCard id={job} check_id={check} onAgain={(made) => go('job', made)} />
      )}
      {check !== undefined && (
        <CheckCard
          key={check}
          id={check}
          isWritten={job !== undefined}
          onAgain={() => go('check', undefined)}
          onChecked={(made) => go('check', made)}
          onWritten={(made) => go('job', made)}
        />
      )}
    </>
  );
}

function ImportScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(importMessages);
  const { products } = useMessages(adminMessages);
  const { file, go } = useImportSteps();
  return (
    <MainScreen title={text.title} parents={[{ label: products, to: paths.adminProducts() }]}>
      <div className={styles.Page}>
        {!enabled ? (
          <Skeleton shape="block" />
        ) : file === undefined ? (
          <>
            <SendCard onSent={(made) => go('file', made)} />
            <WholeCard />
          </>
        ) : (
          <Steps id={file} />
        )}
      </div>
    </MainScreen>
  );
}

/** /admin/products/import: products from a file, and all of them into one. */
export const Page = staffPage(ImportScreen);
