import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { fileImportMessages } from '../messages/file-import';
import { LoadFailure } from '../page/load-failure';
import { MainScreen } from '../page/main-screen';
import { CheckCard } from './check-card';
import { ColumnsCard } from './columns-card';
import type { CheckResult, ImportSubject, SentFile } from './import-subject';
import { fileQuery } from './import.queries';
import { ResultCard } from './result-card';
import { SendCard } from './send-card';
import { useFocusOnStep, useImportSteps } from './use-import-steps';
import { WholeCard } from './whole-card';
import styles from './import.module.css';

/** Which file it is, and how it is written. */
function FileLine({ file, onAnother }: { file: SentFile; onAnother: () => void }) {
  const text = useMessages(fileImportMessages);
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
function Steps<File extends SentFile, Found extends CheckResult>({
  of,
  id,
}: {
  of: ImportSubject<File, Found>;
  id: string;
}) {
  const text = useMessages(fileImportMessages).file;
  const { check, job, go } = useImportSteps();
  const { data: file, error, isFetching, refetch } = useQuery(fileQuery<File>(of.path, id));
  if (!file) {
    if (!error) return <Skeleton shape="block" />;
    return <LoadFailure what={text.theFile} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <FileLine file={file} onAnother={() => go('file', undefined)} />
      {check === undefined && (
        <>
          {of.BesideFile && <of.BesideFile file={file} />}
          <ColumnsCard key={file.id} of={of} file={file} onChecked={(made) => go('check', made)} />
        </>
      )}
      {check !== undefined && job !== undefined && (
        <ResultCard of={of} id={job} check_id={check} onAgain={(made) => go('job', made)} />
      )}
      {check !== undefined && (
        <CheckCard
          key={check}
          of={of}
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

interface ImportScreenProps<File extends SentFile, Found extends CheckResult> {
  of: ImportSubject<File, Found>;
  /** what the list of what there is is called */
  parent: string;
  enabled: boolean;
}

/** Records from a file, and all of them into one. */
export function ImportScreen<File extends SentFile, Found extends CheckResult>({
  of,
  parent,
  enabled,
}: ImportScreenProps<File, Found>) {
  const words = of.useWords();
  const text = useMessages(fileImportMessages);
  const { file, check, job, go } = useImportSteps();
  const part = useFocusOnStep(job ?? check ?? file);
  const step = job ? text.result : check ? text.check : file ? text.columns : words.send;
  return (
    <MainScreen title={words.title} parents={[{ label: parent, to: of.list }]}>
      <div ref={part} className={styles.Page} role="group" aria-label={step.title} tabIndex={-1}>
        {!enabled ? (
          <Skeleton shape="block" />
        ) : file === undefined ? (
          <>
            <SendCard of={of} onSent={(made) => go('file', made)} />
            <WholeCard name={of.name} words={words.whole} />
          </>
        ) : (
          <Steps of={of} id={file} />
        )}
      </div>
    </MainScreen>
  );
}
