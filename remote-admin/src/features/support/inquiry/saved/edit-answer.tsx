import type { AdminInquiry, SavedAnswer, SavedAnswerList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { TextArea, TextField } from '@tessera/shared/ui';
import { valueOf } from '../../../../controls/write-errors';
import { AskDialog } from '../../../../form/ask-dialog';
import { inquiryMessages } from '../../../../messages/support/inquiry';
import { saveAnswer } from './saved-answers.queries';

interface EditAnswerProps {
  /** null: there is none yet */
  answer: SavedAnswer | null;
  language: AdminInquiry['language'];
  open: boolean;
  onClose: () => void;
  onSaved: (list: SavedAnswerList) => void;
}

type Words = Pick<SavedAnswer, 'name' | 'text'>;

/** The name and the text of a saved answer. */
export function EditAnswer({ answer, language, open, onClose, onSaved }: EditAnswerProps) {
  const text = useMessages(inquiryMessages).saved;

  function read(form: FormData) {
    const words: Words = { name: valueOf(form, 'name'), text: valueOf(form, 'text') };
    const errors = {
      ...(words.name === '' && { name: text.nameMissing }),
      ...(words.text === '' && { text: text.textMissing }),
    };
    return Object.keys(errors).length > 0 ? { errors } : words;
  }

  return (
    <AskDialog<Words, SavedAnswerList>
      open={open}
      onClose={onClose}
      title={answer ? text.changeOf(answer.name) : text.add}
      description={text.hint}
      submit={text.save}
      read={read}
      send={(words) => saveAnswer(answer, { ...words, language })}
      onDone={onSaved}
      atFieldsAlone
      focusesFault
    >
      {(errors) => (
        <>
          <TextField label={text.name} name="name" defaultValue={answer?.name} maxLength={80} error={errors.name} />
          <TextArea
            label={text.text}
            name="text"
            lang={language}
            defaultValue={answer?.text}
            rows={8}
            maxLength={5000}
            error={errors.text}
          />
        </>
      )}
    </AskDialog>
  );
}
