import type { AdminInquiry } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField, TextArea } from '@tessera/shared/ui';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { ActionButton } from '../../../controls/actions/action-button';
import { BareButton } from '../../../controls/actions/bare-button';
import { errorsOf, sentenceOf, valueOf } from '../../../controls/write-errors';
import { useLateDialog } from '../../../form/use-late-dialog';
import { useRecordWrite } from '../../../form/use-record-write';
import { inquiryMessages } from '../../../messages/support/inquiry';
import { Card } from '../../../page/card';
import styles from './answer-form.module.css';
import { useInquiryWriting } from './inquiry.queries';
import type { SavedAnswersDialogProps } from './saved/saved-answers-dialog';

const importSaved = () => import(/* webpackChunkName: "saved-answers" */ './saved/saved-answers-dialog');

/** The API takes no more. */
const MOST_CHARACTERS = 5000;

interface AnswerFormProps {
  inquiry: AdminInquiry;
  /** why none can be sent */
  reason: string | undefined;
}

/**
 * An answer, which goes out by mail. It is sent for the inquiry as it was when somebody began to write: whoever was
 * answered meanwhile is not answered twice unseen.
 */
export function AnswerForm({ inquiry, reason }: AnswerFormProps) {
  const text = useMessages(inquiryMessages);
  const { id, email, language, version, state } = inquiry;
  const kept = useDraft(`admin-inquiry:${id}:answer`);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const seen = useRef<number>(undefined);
  const latest = useRef('');
  const [isMissing, setMissing] = useState(false);
  // told here, so that whoever has left meanwhile does not find the answer again as if it were not sent
  const sending = useRecordWrite(useInquiryWriting(inquiry), (_, { body }) => {
    // what was written while it was on its way is not sent yet
    if (latest.current === body['text']) {
      kept.clear();
      form.current?.reset();
    }
    toast.success(text.answered);
  });
  const { Dialog, opened, open, close } = useLateDialog<null, SavedAnswersDialogProps>(importSaved);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const answer = valueOf(fields, 'text');
    setMissing(answer === '');
    if (answer === '' || sending.isPending) return;
    latest.current = answer;
    const body = { text: answer, state: valueOf(fields, 'state'), version: seen.current ?? version };
    sending.mutate(
      { deed: '/answers', body },
      {
        // what is there now is on show from here on
        onSettled: () => {
          seen.current = undefined;
        },
      },
    );
  }

  function handleKeys(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  /** Below what is there, as if it were typed. */
  function insert(words: string): void {
    const area = field.current;
    if (!area) return;
    const before = area.value.trimEnd();
    area.value = (before === '' ? words : `${before}\n\n${words}`).slice(0, MOST_CHARACTERS);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Card title={text.answer} action={<BareButton onClick={() => open(null)}>{text.saved.title}</BareButton>}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in the fields inside */}
      <form
        ref={(element) => {
          form.current = element;
          kept.ref(element);
        }}
        className={styles.Form}
        noValidate
        onInput={() => {
          seen.current ??= version;
          latest.current = field.current?.value.trim() ?? '';
        }}
        onSubmit={handleSubmit}
        onKeyDown={handleKeys}
      >
        <TextArea
          ref={field}
          label={text.answerTo(email)}
          name="text"
          rows={7}
          maxLength={MOST_CHARACTERS}
          lang={language}
          hint={text.answerHint[language]}
          error={isMissing ? text.noWords : (errorsOf(sending.error).text ?? sentenceOf(sending.error))}
        />
        <div className={styles.Foot}>
          <SelectField label={text.after} name="state" defaultValue="waiting">
            <option value="waiting">{text.afterStates.waiting}</option>
            <option value="solved">{text.afterStates.solved}</option>
          </SelectField>
          <ActionButton
            type="submit"
            reason={reason ?? (state === 'spam' ? text.isSpam : undefined)}
            pending={sending.isPending}
          >
            {text.send}
          </ActionButton>
        </div>
      </form>
      {Dialog && opened && (
        <Dialog
          key={opened.count}
          inquiry={inquiry}
          reason={reason}
          open={opened.isOpen}
          onClose={close}
          onInsert={insert}
        />
      )}
    </Card>
  );
}
