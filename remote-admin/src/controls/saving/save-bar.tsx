import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, Dialog } from '@tessera/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { controlMessages } from '../../messages/controls';
import { sentenceOf } from '../write-errors';
import styles from './save-bar.module.css';
import { useLeaveGuard } from './use-leave-guard';

export interface SaveBarProps {
  /** something has changed and is not saved */
  dirty: boolean;
  /** the mutation that saves: whether it runs, and why it failed; `isAsking`: what it would change is looked up first */
  saving: { isPending: boolean; isAsking?: boolean; error: Error | null };
  onSave: () => void;
  onDiscard: () => void;
}

/**
 * At the end of the screen while something is not saved: Ctrl or ⌘ with Enter saves, and leaving the page asks. Whoever leaves
 * while it is being saved waits until it is, and is asked when that fails.
 */
export function SaveBar({ dirty, saving, onSave, onDiscard }: SaveBarProps) {
  const text = useMessages(controlMessages);
  const guard = useLeaveGuard(dirty);
  const place = useRef<HTMLDivElement>(null);
  /** where the focus was before it came into the bar; none while it is not there */
  const before = useRef<Element>(undefined);
  const isOnItsWay = saving.isPending && !saving.isAsking;
  const question = isOnItsWay ? text.leaving.meanwhile : text.leaving.unsaved;
  const save = useEffectEvent(() => {
    if (!saving.isPending) onSave();
  });

  /** Whoever pressed a button of the bar is where they were before, or at the form's first field: the bar is gone. */
  function passFocusOn(): void {
    const first = place.current?.parentElement?.querySelector(':is(input, textarea):enabled');
    for (const next of before.current ? [before.current, first] : []) {
      if (next instanceof HTMLElement && document.activeElement === document.body) next.focus();
    }
    before.current = undefined;
  }

  useEffect(() => {
    if (!dirty) return undefined;
    function handleKeys(event: KeyboardEvent): void {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      save();
    }
    document.addEventListener('keydown', handleKeys);
    return () => {
      document.removeEventListener('keydown', handleKeys);
      passFocusOn();
    };
  }, [dirty]);

  return (
    <>
      <div ref={place} className={styles.Place} role="status">
        {dirty && (
          <div
            className={styles.Bar}
            onFocus={({ relatedTarget, currentTarget }) => {
              before.current ??= relatedTarget ?? currentTarget;
            }}
            onBlur={({ relatedTarget, currentTarget }) => {
              if (!currentTarget.contains(relatedTarget)) before.current = undefined;
            }}
          >
            <span className={styles.Words} data-tone={saving.error ? 'error' : undefined}>
              {sentenceOf(saving.error) ?? text.unsaved}
            </span>
            <Button variant="quiet" size="sm" aria-disabled={saving.isPending} onClick={onDiscard}>
              {text.discard}
            </Button>
            <Button size="sm" pending={saving.isPending} onClick={onSave}>
              {text.save}
            </Button>
          </div>
        )}
      </div>
      <Dialog open={guard.isAsking} onClose={guard.stay} title={question.title} description={question.text}>
        {saving.error && <Alert tone="error">{sentenceOf(saving.error)}</Alert>}
        <div className={styles.Answers}>
          <Button variant="secondary" onClick={guard.stay}>
            {text.leaving.stay}
          </Button>
          <Button variant="danger" onClick={guard.leave}>
            {question.leave}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
