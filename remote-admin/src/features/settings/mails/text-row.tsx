import type { MailText } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, TextArea, TextField } from '@tessera/shared/ui';
import { mailTextsMessages } from '../../../messages/settings/mails';
import { inBraces, type TextLanguage } from './mails.model';
import styles from './mails.module.css';

interface TextRowProps {
  text: MailText;
  label: string;
  language: TextLanguage;
  value: string;
  /** it is not the usual text */
  isOwn: boolean;
  error: string | undefined;
  canWrite: boolean;
  onFocus: () => void;
  onChange: (typed: string) => void;
}

/** Characters that a line of the field takes on a screen of 1280 px. */
const WIDTH = 48;
const LEAST_ROWS = 2;
const MOST_ROWS = 8;

/** One text of a mail, with what may stand in it, and the way back to what every shop says. */
export function TextRow(props: TextRowProps) {
  const { text: of, label, language, value, isOwn, error, canWrite, onFocus, onChange } = props;
  const text = useMessages(mailTextsMessages);
  const { placeholders, needed } = of;
  const hint = [
    ...(placeholders.length > 0 ? [text.placeholders(inBraces(placeholders))] : []),
    ...(needed.length > 0 ? [text.needed(inBraces(needed))] : []),
  ].join('. ');
  const field = {
    label,
    value,
    error,
    hint,
    lang: language,
    placeholder: of.usual[language],
    onFocus,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={styles.Text}>
      {of.kind === 'text' || of.kind === 'reason' ? (
        <TextArea
          {...field}
          rows={Math.min(MOST_ROWS, Math.max(LEAST_ROWS, value.split('\n').length + Math.floor(value.length / WIDTH)))}
          maxLength={2_000}
        />
      ) : (
        <TextField {...field} maxLength={200} autoComplete="off" />
      )}
      {isOwn && canWrite && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            aria-label={text.toUsualOf(label)}
            onClick={() => onChange(of.usual[language])}
          >
            {text.toUsual}
          </Button>
        </div>
      )}
    </div>
  );
}
