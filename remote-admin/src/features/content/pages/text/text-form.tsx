import type { AdminPage } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, TextArea, TextField } from '@tessera/shared/ui';
import { useRef } from 'react';
import { errorsOf, type FieldErrors } from '../../../../controls/write-errors';
import { PageForm } from '../../../../form/page/page-form';
import form from '../../../../form/page/page-form.module.css';
import { pagesMessages } from '../../../../messages/content/pages';
import { Card } from '../../../../page/card';
import { markSelection, MARKS, type Mark } from './marks.model';
import { TextPreview } from './text-preview';
import type { TextField as Field } from '../text.model';
import styles from './text.module.css';
import type { TextEdit } from './use-text-edit';

interface TextFormProps {
  text: AdminPage;
  edit: TextEdit;
  /** why it cannot be changed */
  reason: string | undefined;
  /** it has no title */
  isMissing: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

const LONGEST = { title: 120, description: 300, markdown: 100_000 };
/** Of a long text in two versions the beginning is shown. */
const SHOWN = 600;

/** Title, description and Markdown, beside what shoppers will read. The save bar keeps it as a draft. */
export function TextForm({ text, edit, reason, isMissing, onSave, onDiscard }: TextFormProps) {
  const words = useMessages(pagesMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft: fields } = edit;
  const errors: FieldErrors = { ...errorsOf(edit.saving.error), ...(isMissing && { title: words.titleMissing }) };
  const write = (name: Field, value: string) => edit.change((before) => ({ ...before, [name]: value }));
  const fieldFor = (name: Field) => ({
    label: words.fields[name],
    name,
    value: fields[name],
    error: errors[name],
    lang: text.language,
    maxLength: LONGEST[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  });

  function mark(name: Mark): void {
    const field = area.current;
    if (!field) return;
    const written = markSelection(fields.markdown, field.selectionStart, field.selectionEnd, name);
    write('markdown', written.text);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(written.from, written.to);
    });
  }

  return (
    <PageForm<Field>
      reason={reason}
      isFaulty={Object.keys(errors).length > 0}
      versions={{
        lead: words.stale,
        theirs: { ...edit.theirs },
        mine: { ...fields },
        fields: edit.conflicts,
        labels: words.fields,
        say: (value) => String(value).slice(0, SHOWN),
        onTake: edit.takeTheirs,
      }}
      dirty={edit.isDirty}
      saving={edit.saving}
      onSave={onSave}
      onDiscard={onDiscard}
    >
      <div className={styles.Columns}>
        <Card title={words.cards.text}>
          <div className={form.Group}>
            <TextField {...fieldFor('title')} autoComplete="off" />
            <TextField {...fieldFor('description')} hint={words.descriptionHint} autoComplete="off" />
            <div className={styles.Fields}>
              <div className={styles.Marks} role="group" aria-label={words.marks.label}>
                {MARKS.map((name) => (
                  <Button key={name} variant="quiet" size="sm" onClick={() => mark(name)}>
                    {words.marks[name]}
                  </Button>
                ))}
              </div>
              <div className={styles.Markdown}>
                <TextArea {...fieldFor('markdown')} ref={area} rows={20} hint={words.markdownHint} />
              </div>
            </div>
          </div>
        </Card>
        <TextPreview text={text} fields={fields} />
      </div>
    </PageForm>
  );
}
