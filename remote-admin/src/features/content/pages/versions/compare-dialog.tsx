import type { AdminPage, PageVersion } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button } from '@tessera/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { pagesMessages } from '../../../../messages/content/pages';
import { CompareFrame } from '../../../../versions/compare-frame';
import { DiffLines } from '../../versions/diff-lines';
import { pagesQuery } from '../pages.queries';
import { fieldsOf } from '../text.model';
import { saveText, textQuery } from '../text.queries';
import { textVersionQuery } from './versions.queries';
import versions from '../../../../versions/versions.module.css';

interface CompareDialogProps {
  text: AdminPage;
  version: number;
  /** why nothing can be restored */
  reason: string | undefined;
  onClose: () => void;
}

/** All of a text in lines: title and description are its first two. */
const linesOf = ({ title, description, markdown }: Pick<AdminPage, 'title' | 'description' | 'markdown'>): string =>
  [title, description, '', markdown].join('\n');

function Restore({ text, version, kept, reason, onClose }: CompareDialogProps & { kept: PageVersion }) {
  const words = useMessages(pagesMessages).versions;
  const locale = useLocale();
  const client = useQueryClient();
  const restoring = useMutation({
    mutationFn: () => saveText(text, fieldsOf(kept), false),
    onSuccess(saved) {
      client.setQueryData(textQuery(text).queryKey, saved);
      void client.invalidateQueries({ queryKey: pagesQuery().queryKey });
      toast.success(words.restored(version.toLocaleString(locale)));
      onClose();
    },
    // Somebody was faster: what is now is shown as it is by now.
    onError: () => void client.invalidateQueries({ queryKey: textQuery(text).queryKey }),
  });
  if (reason !== undefined) return <Alert>{reason}</Alert>;
  return (
    <>
      {restoring.error && <Alert tone="error">{restoring.error.message}</Alert>}
      <p className={versions.Quiet}>{words.restoreText}</p>
      <div>
        <Button pending={restoring.isPending} onClick={() => restoring.mutate()}>
          {words.restore}
        </Button>
      </div>
    </>
  );
}

function Compared(props: CompareDialogProps & { kept: PageVersion }) {
  const { text, version, kept } = props;
  const words = useMessages(pagesMessages).versions;
  const locale = useLocale();
  const [before, after] = [linesOf(kept), linesOf(text)];
  const label = words.compareTitle(version.toLocaleString(locale));
  if (before === after) return <p>{words.same}</p>;
  return (
    <>
      <DiffLines label={label} before={before} after={after} kinds={words.kinds} />
      <Restore {...props} />
    </>
  );
}

/** A version beside what was saved last, line by line, and the way back to it as a draft. */
export function CompareDialog(props: CompareDialogProps) {
  const { text, version, onClose } = props;
  const words = useMessages(pagesMessages).versions;
  const result = useQuery(textVersionQuery(text, version));
  return (
    <CompareFrame version={version} words={words} result={result} onClose={onClose}>
      {(kept) => <Compared {...props} kept={kept} />}
    </CompareFrame>
  );
}
