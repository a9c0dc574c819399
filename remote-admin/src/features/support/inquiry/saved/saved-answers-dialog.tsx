import type { AdminInquiry, SavedAnswer, SavedAnswerList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Dialog, Skeleton } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { ActionButton } from '../../../../controls/actions/action-button';
import { BareButton } from '../../../../controls/actions/bare-button';
import { AskDialog } from '../../../../form/ask-dialog';
import { inquiryMessages } from '../../../../messages/support/inquiry';
import { LoadFailure } from '../../../../page/load-failure';
import rows from '../../../../page/rows.module.css';
import { EditAnswer } from './edit-answer';
import { answerTo, removeAnswer, savedAnswersQuery } from './saved-answers.queries';
import styles from './saved-answers.module.css';

export interface SavedAnswersDialogProps {
  inquiry: AdminInquiry;
  /** why none can be saved or changed */
  reason: string | undefined;
  open: boolean;
  onClose: () => void;
  /** with the name of whoever wrote in its place */
  onInsert: (text: string) => void;
}

type Mode = { kind: 'list' } | { kind: 'edit'; answer: SavedAnswer | null } | { kind: 'remove'; answer: SavedAnswer };

const LIST: Mode = { kind: 'list' };

interface SavedRowProps {
  answer: SavedAnswer;
  reason: string | undefined;
  onInsert: (answer: SavedAnswer) => void;
  onMode: (mode: Mode) => void;
}

/** One saved answer, and what can be done with it. */
function SavedRow({ answer, reason, onInsert, onMode }: SavedRowProps) {
  const text = useMessages(inquiryMessages).saved;
  const { name } = answer;
  return (
    <li className={rows.Row}>
      <p className={rows.Strong}>{name}</p>
      <p className={styles.Excerpt}>{answer.text}</p>
      <p className={styles.Ways}>
        <BareButton label={text.insertOf(name)} onClick={() => onInsert(answer)}>
          {text.insert}
        </BareButton>
        <BareButton label={text.changeOf(name)} reason={reason} onClick={() => onMode({ kind: 'edit', answer })}>
          {text.change}
        </BareButton>
        <BareButton label={text.removeOf(name)} reason={reason} onClick={() => onMode({ kind: 'remove', answer })}>
          {text.remove}
        </BareButton>
      </p>
    </li>
  );
}

interface SavedRowsProps extends Omit<SavedRowProps, 'answer'> {
  language: AdminInquiry['language'];
}

/** Those of one language, their place while they are read, or why there are none. */
function SavedRows({ language, ...row }: SavedRowsProps) {
  const text = useMessages(inquiryMessages).saved;
  const { data, error, isFetching, refetch } = useQuery(savedAnswersQuery());
  if (!data && error)
    return <LoadFailure what={text.failed} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" />;
  const own = data.items.filter((answer) => answer.language === language);
  if (own.length === 0) return <p className={rows.Quiet}>{text.none}</p>;
  return (
    <ul className={rows.Rows}>
      {own.map((answer) => (
        <SavedRow key={answer.id} answer={answer} {...row} />
      ))}
    </ul>
  );
}

/** Answers that staff write often, in the language of the inquiry: to put one in, and to look after them. */
export default function SavedAnswersDialog({ inquiry, reason, open, onClose, onInsert }: SavedAnswersDialogProps) {
  const text = useMessages(inquiryMessages).saved;
  const client = useQueryClient();
  const [mode, setMode] = useState<Mode>(LIST);
  const back = (): void => setMode(LIST);
  const keep = (list: SavedAnswerList): void => void client.setQueryData(savedAnswersQuery().queryKey, list);

  function insert(answer: SavedAnswer): void {
    onInsert(answerTo(inquiry.name, answer));
    onClose();
  }

  return (
    <>
      <Dialog open={open && mode.kind === 'list'} onClose={onClose} title={text.title} description={text.hint}>
        <SavedRows language={inquiry.language} reason={reason} onInsert={insert} onMode={setMode} />
        <div className={styles.Foot}>
          <ActionButton
            size="sm"
            variant="secondary"
            reason={reason}
            onClick={() => setMode({ kind: 'edit', answer: null })}
          >
            {text.add}
          </ActionButton>
        </div>
      </Dialog>
      {mode.kind === 'edit' && (
        <EditAnswer answer={mode.answer} language={inquiry.language} open={open} onClose={back} onSaved={keep} />
      )}
      {mode.kind === 'remove' && (
        <AskDialog<object, SavedAnswerList>
          open={open}
          onClose={back}
          title={text.removeTitle(mode.answer.name)}
          description={text.removeText}
          submit={text.remove}
          tone="danger"
          read={() => ({})}
          send={() => removeAnswer(mode.answer)}
          onDone={keep}
          onFailed={() => void client.invalidateQueries(savedAnswersQuery())}
        />
      )}
    </>
  );
}
