import { type JSX, useId, useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Button, Icon } from '@tessera/shared/ui';
import type { ErrorInfo } from './report/error-info';
import styles from './error-page.module.css';
import { errorMessages } from './error-messages';

export interface ErrorDetailsProps {
  info: ErrorInfo;
  /** which part of the shop failed, for the person who looks after it */
  app?: string;
}

/** What a developer wants to know, folded away (docs/product.md §2: toggleable technical details). */
export function ErrorDetails({ info, app }: ErrorDetailsProps): JSX.Element {
  const errorTexts = useMessages(errorMessages);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { fields, noStatus } = errorTexts;
  const rows: [string, string][] = [
    [fields.errorType, info.errorType],
    [fields.errorCode, info.errorCode],
    [fields.statusCode, info.statusCode ? String(info.statusCode) : noStatus],
    [fields.errorMessage, info.errorMessage],
    [fields.timestamp, info.timestamp],
    ...(app ? [[fields.app, app] satisfies [string, string]] : []),
  ];
  return (
    <div>
      <Button
        variant="quiet"
        size="sm"
        className={styles.Quiet}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {errorTexts.details}
        <Icon name="chevron-down" size={16} className={styles.Chevron} />
      </Button>
      <dl id={id} className={styles.Rows} hidden={!open}>
        {open &&
          rows.map(([name, value]) => (
            <div key={name} className={styles.Row}>
              <dt>{name}</dt>
              <dd className={styles.Value}>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
