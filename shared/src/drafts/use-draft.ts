import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '@tessera/shared/session';
import { dropDraft, keepDraft, readDrafts } from './draft-storage';
import type { DraftValues } from './draft-storage';
import { changedValues, fillForm, readForm } from './form-values';

export interface Draft {
  /** goes on the <form> */
  ref: (form: HTMLFormElement | null) => void;
  /** forgets the draft: call it when the server has taken the form, or when the person gives it up */
  clear: () => void;
  /** the form has what was typed into it before */
  isRestored: boolean;
  /** forgets the draft, and the form has what it began with */
  undo: () => void;
}

interface Typing {
  form: HTMLFormElement;
  before: DraftValues;
  hasTyped: boolean;
}

/**
 * Keeps what the signed-in person changes in a form in the tab's storage, and puts it back when the form appears again for the
 * same person: after a reload, and after a session that expired (the next sign-in leads back to the page, `takeReturn`).
 * Visitors' forms are not kept. Drafts are dropped after a day and on signing out; passwords, files and card data are never
 * kept. It needs named, native fields, however they are looked after:
 * `const { ref, clear } = useDraft('contact')`, `<form ref={ref}>`.
 * @param key names the form, and what it is about: 'address:new', `review:${product_id}`. A form about another thing needs
 *   a React `key` of its own.
 */
export function useDraft(key: string): Draft {
  const userId = useSession((state) => state.userId);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [isRestored, setRestored] = useState(false);
  const typing = useRef<Typing>(undefined);

  useEffect(() => {
    if (!form) return;
    if (typing.current?.form !== form) typing.current = { form, before: readForm(form), hasTyped: false };
    const present = typing.current;
    const save = () => {
      if (userId !== undefined) keepDraft(userId, key, changedValues(present.before, readForm(form)));
    };
    const handleInput = () => {
      present.hasTyped = true;
      save();
    };
    const restore = () => {
      const draft = userId === undefined ? undefined : readDrafts(userId)[key];
      if (draft) fillForm(form, draft.values);
      setRestored(draft !== undefined);
    };
    // what was typed before the session was known is newer than any draft
    if (present.hasTyped) save();
    else restore();
    // the fields that a restored choice brings (a country's region) appear after it
    const restoreRest = setTimeout(() => !present.hasTyped && restore());
    form.addEventListener('input', handleInput);
    return () => {
      clearTimeout(restoreRest);
      form.removeEventListener('input', handleInput);
    };
  }, [form, key, userId]);

  const clear = useCallback(() => {
    dropDraft(userId, key);
    setRestored(false);
  }, [userId, key]);
  const undo = useCallback(() => {
    if (typing.current) fillForm(typing.current.form, typing.current.before);
    clear();
  }, [clear]);
  return { ref: setForm, clear, isRestored, undo };
}
