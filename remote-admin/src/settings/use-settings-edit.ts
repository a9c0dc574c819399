import { ApiError } from '@tessera/shared/client';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import type { DraftRules } from '../form/page/merge-edit.model';
import { useRecordEdit, type Sent } from '../form/page/use-record-edit';
import { same } from './keyed-list.model';

/** What is wrong, by the field's path in what is sent: 'zones.0.methods.1.max_days'. */
export type PathErrors = Readonly<Partial<Record<string, string>>>;

/** How settings are edited that are read, previewed and saved whole. */
export interface SettingsEditing<Settings, Draft, Key extends string, Body, Preview> extends Omit<
  DraftRules<Draft, Key>,
  'isSame'
> {
  /** left out: to the letter */
  isSame?: DraftRules<Draft, Key>['isSame'];
  /** as a form shows them */
  draftOf: (settings: Settings) => Draft;
  /** what is sent, and what of it was typed so that it cannot be read */
  bodyOf: (draft: Draft) => { body: Body; errors: PathErrors };
  /** what changes for orders; none: nothing that staff should read before it is saved */
  preview?: (body: Body) => Promise<Preview>;
  /** nothing of that is to be read */
  isQuiet?: (preview: Preview, body: Body, base: Settings) => boolean;
  save: (body: Body, version: number) => Promise<Settings>;
  onSaved: (saved: Settings) => void;
  onFailed: (error: Error) => void;
}

/** What a form needs of an edit, whatever the settings are. */
export interface SettingsEdit<Draft, Key extends string> {
  draft: Draft;
  /** as it was saved last, by whomever */
  theirs: Draft;
  errors: PathErrors;
  /** the keys of what there are two versions of; none: nobody else has saved meanwhile */
  conflicts: Key[] | undefined;
  isDirty: boolean;
  saving: { isPending: boolean; isAsking: boolean; error: Error | null };
  /** Asks what would change; where nothing does it is saved at once. */
  save: () => void;
  discard: () => void;
  takeTheirs: (key: Key) => void;
}

/** The first sentence of each field that the API has refused, by its whole path. */
function pathErrors(error: Error | null): PathErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.errors).map(([path, [sentence]]) => [path, sentence]));
}

/**
 * Settings while they are being changed: what is typed, what orders would have otherwise, and the save after that was read.
 * @param settings as they were read last
 */
export function useSettingsEdit<Settings extends { version: number }, Draft, Key extends string, Body, Preview>(
  settings: Settings,
  editing: SettingsEditing<Settings, Draft, Key, Body, Preview>,
) {
  const [typing, setTyping] = useState<PathErrors>({});
  const [asked, setAsked] = useState<{ preview: Preview; body: Body; sent: Sent<Settings, Draft> }>();
  const { saving, send, ...edit } = useRecordEdit(settings, {
    isSame: same,
    ...editing,
    save: ({ base }, body: Body) => editing.save(body, base.version),
    onSaved: (saved) => {
      setAsked(undefined);
      editing.onSaved(saved);
    },
    onFailed: (error) => {
      setAsked(undefined);
      editing.onFailed(error);
    },
  });
  const previewing = useMutation({
    mutationFn: async ({ body }: { body: Body; sent: Sent<Settings, Draft> }) => editing.preview?.(body),
  });

  function clear(): void {
    setTyping({});
    if (previewing.error) previewing.reset();
  }

  const [typed] = Object.values(typing);
  return {
    ...edit,
    errors: { ...pathErrors(previewing.error), ...pathErrors(saving.error), ...typing },
    saving: {
      isPending: previewing.isPending || saving.isPending,
      isAsking: previewing.isPending,
      error: typed === undefined ? (previewing.error ?? saving.error) : new Error(typed),
    },
    /** what is to be read before it is saved */
    asked,
    change(draft: Draft): void {
      clear();
      edit.change(() => draft);
    },
    takeTheirs(key: Key): void {
      clear();
      edit.takeTheirs(key);
    },
    /** Asks what would change; where nothing does it is saved at once. */
    save(): void {
      if (!edit.isDirty || previewing.isPending || saving.isPending) return;
      const { body, errors } = editing.bodyOf(edit.draft);
      setTyping(errors);
      if (Object.keys(errors).length > 0) return;
      const sent = edit;
      previewing.mutate(
        { body, sent },
        {
          // Told here and not by `useMutation`, so that whoever leaves meanwhile saves nothing. What somebody else saves meanwhile
          // is not in what was asked about: then it is refused, and nothing of theirs is lost.
          onSuccess: (preview) => {
            if (preview === undefined || editing.isQuiet?.(preview, body, sent.base)) send(body, sent);
            else setAsked({ preview, body, sent });
          },
        },
      );
    },
    confirm(): void {
      if (asked) send(asked.body, asked.sent);
    },
    giveUp: () => setAsked(undefined),
    discard(): void {
      clear();
      edit.discard();
    },
  };
}
