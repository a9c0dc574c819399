import { ApiError } from '@tessera/shared/client';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { same } from './keyed-list.model';

/** What is wrong, by the field's path in what is sent: 'zones.0.methods.1.max_days'. */
export type PathErrors = Readonly<Partial<Record<string, string>>>;

/** How settings are edited that are read, previewed and saved whole. */
export interface SettingsEditing<Settings, Draft, Body, Preview> {
  /** as a form shows them */
  draftOf: (settings: Settings) => Draft;
  /** what is sent, and what of it was typed so that it cannot be read */
  bodyOf: (draft: Draft) => { body: Body; errors: PathErrors };
  /** an edit on top of what somebody else made of it, and the keys of what there are two versions of */
  merge: (base: Draft, mine: Draft, theirs: Draft) => { draft: Draft; conflicts: string[] };
  takeTheirs: (draft: Draft, theirs: Draft, key: string) => Draft;
  /** what changes for orders; none: nothing that staff should read before it is saved */
  preview?: (body: Body) => Promise<Preview>;
  /** nothing of that is to be read */
  isQuiet?: (preview: Preview, body: Body, base: Settings) => boolean;
  save: (body: Body, version: number) => Promise<Settings>;
  onSaved: (saved: Settings) => void;
  onFailed: (error: Error) => void;
}

/** What a form needs of an edit, whatever the settings are. */
export interface SettingsEdit<Draft> {
  draft: Draft;
  /** as it was saved last, by whomever */
  theirs: Draft;
  errors: PathErrors;
  /** the keys of what there are two versions of; none: nobody else has saved meanwhile */
  conflicts: string[] | undefined;
  isDirty: boolean;
  saving: { isPending: boolean; error: Error | null };
  /** Asks what would change; where nothing does it is saved at once. */
  save: () => void;
  discard: () => void;
  takeTheirs: (key: string) => void;
}

/** The first sentence of each field that the API has refused, by its whole path. */
function pathErrors(error: Error | null): PathErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.errors).map(([path, [sentence]]) => [path, sentence]));
}

/**
 * Settings while they are being changed: what is typed, what orders would have otherwise, and the save after that was read. What
 * somebody else changes meanwhile is taken over where nothing was changed here.
 * @param settings as they were read last
 */
export function useSettingsEdit<Settings extends { version: number }, Draft, Body, Preview>(
  settings: Settings,
  editing: SettingsEditing<Settings, Draft, Body, Preview>,
) {
  const { draftOf, bodyOf } = editing;
  const begin = (base: Settings) => ({ base, draft: draftOf(base), conflicts: undefined as string[] | undefined });
  const [edit, setEdit] = useState(() => begin(settings));
  const [typing, setTyping] = useState<PathErrors>({});
  const [asked, setAsked] = useState<{ preview: Preview; body: Body }>();
  const theirs = draftOf(edit.base);
  const isDirty = !same(edit.draft, theirs);

  const saving = useMutation({
    mutationFn: (body: Body) => editing.save(body, edit.base.version),
    onSuccess: (saved) => {
      setAsked(undefined);
      setEdit(begin(saved));
      editing.onSaved(saved);
    },
    onError: (error) => {
      setAsked(undefined);
      editing.onFailed(error);
    },
  });
  const previewing = useMutation({
    mutationFn: async (body: Body) => editing.preview?.(body),
    onSuccess: (preview, body) => {
      if (preview === undefined || editing.isQuiet?.(preview, body, edit.base)) saving.mutate(body);
      else setAsked({ preview, body });
    },
  });

  if (settings.version > edit.base.version && !saving.isPending) {
    setEdit(isDirty ? { base: settings, ...editing.merge(theirs, edit.draft, draftOf(settings)) } : begin(settings));
  }

  function clear(): void {
    setTyping({});
    if (saving.error) saving.reset();
    if (previewing.error) previewing.reset();
  }

  function change(draft: Draft): void {
    clear();
    setEdit((before) => ({ ...before, draft }));
  }

  const [typed] = Object.values(typing);
  return {
    ...edit,
    theirs,
    isDirty,
    errors: { ...pathErrors(previewing.error), ...pathErrors(saving.error), ...typing },
    saving: {
      isPending: previewing.isPending || saving.isPending,
      error: typed === undefined ? (previewing.error ?? saving.error) : new Error(typed),
    },
    /** what is to be read before it is saved */
    asked,
    change,
    takeTheirs: (key: string) => change(editing.takeTheirs(edit.draft, theirs, key)),
    /** Asks what would change; where nothing does it is saved at once. */
    save(): void {
      if (!isDirty || previewing.isPending || saving.isPending) return;
      const { body, errors } = bodyOf(edit.draft);
      setTyping(errors);
      if (Object.keys(errors).length === 0) previewing.mutate(body);
    },
    confirm(): void {
      if (asked && !saving.isPending) saving.mutate(asked.body);
    },
    giveUp: () => setAsked(undefined),
    discard(): void {
      clear();
      setEdit(begin(settings));
    },
  };
}
