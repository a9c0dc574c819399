import { Alert, cx } from '@tessera/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { SaveBar, type SaveBarProps } from '../../controls/saving/save-bar';
import fieldset from '../../controls/fieldset.module.css';
import { BothVersions, type BothVersionsProps } from './both-versions';
import styles from './page-form.module.css';

interface PageFormProps<Name extends string> extends SaveBarProps {
  /** why nothing can be changed: '' says nothing */
  reason: string | undefined;
  /** a field is wrong: the first that is gets the focus */
  isFaulty: boolean;
  /** what somebody else did meanwhile; no `fields`: nothing */
  versions: Omit<BothVersionsProps<Name>, 'fields'> & { fields: readonly Name[] | undefined };
  /** takes the form's element, for drafts */
  formRef?: (form: HTMLFormElement | null) => void;
  children: ReactNode;
}

/** All of a record in one form with one save, by the bar that comes up once something is changed. */
export function PageForm<Name extends string>(props: PageFormProps<Name>) {
  const { reason, isFaulty, versions, formRef, children, ...bar } = props;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (isFaulty) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isFaulty]);

  function takeForm(element: HTMLFormElement | null): void {
    form.current = element;
    formRef?.(element);
  }

  return (
    <form
      ref={takeForm}
      className={styles.Form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        bar.onSave();
      }}
    >
      {reason && <Alert>{reason}</Alert>}
      {bar.dirty && versions.fields && <BothVersions {...versions} fields={versions.fields} />}
      <fieldset className={cx(fieldset.Set, styles.Fields)} disabled={reason !== undefined}>
        {children}
      </fieldset>
      <SaveBar {...bar} />
    </form>
  );
}
