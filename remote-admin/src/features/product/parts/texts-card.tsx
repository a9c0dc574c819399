import { useMessages } from '@tessera/shared/i18n';
import { Button, TextArea, TextField } from '@tessera/shared/ui';
import { useRef } from 'react';
import { productMessages } from '../../../messages/product/product';
import { Card } from '../../../page/card';
import form from '../../../form/page/page-form.module.css';
import styles from '../product.module.css';
import { wrapSelection, type Mark } from './marks.model';
import type { FieldFor } from './use-fields';

const MARKS: readonly Mark[] = ['bold', 'italic', 'heading', 'list', 'link'];
const LONGEST = { name: 200, description: 100_000 };

interface TextsCardProps {
  fieldFor: FieldFor;
  description: string;
  onDescription: (html: string) => void;
}

/** Name and description. The description is simple HTML, which the API makes safe; buttons write its marks. */
export function TextsCard({ fieldFor, description, onDescription }: TextsCardProps) {
  const text = useMessages(productMessages);
  const area = useRef<HTMLTextAreaElement>(null);

  function mark(name: Mark): void {
    const field = area.current;
    if (!field) return;
    const written = wrapSelection(description, field.selectionStart, field.selectionEnd, name);
    onDescription(written.text);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(written.from, written.to);
    });
  }

  return (
    <Card title={text.cards.texts}>
      <div className={form.Group}>
        <TextField {...fieldFor('name')} maxLength={LONGEST.name} />
        <div className={styles.Description}>
          <div className={styles.Marks} role="group" aria-label={text.format.label}>
            {MARKS.map((name) => (
              <Button key={name} variant="quiet" size="sm" onClick={() => mark(name)}>
                {text.format[name]}
              </Button>
            ))}
          </div>
          <TextArea
            {...fieldFor('description_html')}
            ref={area}
            rows={9}
            hint={text.descriptionHint}
            maxLength={LONGEST.description}
          />
        </div>
      </div>
    </Card>
  );
}
