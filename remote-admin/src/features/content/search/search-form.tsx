import { currentLanguage, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { TextArea } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import form from '../../../form/page/page-form.module.css';
import { changedFields, mergeEdit } from '../../../form/page/merge-edit.model';
import { PageForm } from '../../../form/page/page-form';
import { searchMessages } from '../../../messages/content/search';
import { Card } from '../../../page/card';
import { LookedForList } from './looked-for-list';
import { SearchChangesDialog } from './search-changes-dialog';
import { SearchTrial } from './search-trial';
import {
  readRedirects,
  readSynonyms,
  touchedSearches,
  valuesOf,
  versionOf,
  withWord,
  type LineFault,
  type SearchField,
  type SearchLists,
  type SearchValues,
  type SearchWords,
} from './search.model';
import { saveRedirects, saveSynonyms, trySearches } from './search.queries';
import { changeWords } from './trial.model';

interface SearchFormProps {
  /** as they were read last */
  words: SearchWords;
  onSaved: (words: SearchWords) => void;
  onFailed: (error: Error) => void;
}

interface Edit {
  /** what the edit began with */
  base: SearchWords;
  values: SearchValues;
  /** somebody else changed something meanwhile; of these fields there are two versions */
  conflicts: SearchField[] | undefined;
}

const SYNONYMS = 'search-synonyms';
const ROWS = 8;

const begin = (base: SearchWords): Edit => ({ base, values: valuesOf(base), conflicts: undefined });

/** Both lists as they are typed; undefined while a line of them cannot be read. */
function listsOf(values: SearchValues): SearchLists | undefined {
  const [synonyms, redirects] = [readSynonyms(values.synonyms), readRedirects(values.redirects)];
  return Array.isArray(synonyms) && Array.isArray(redirects) ? { synonyms, redirects } : undefined;
}

/** What the searches that the edit is about would do otherwise; nothing where none of them would. */
async function previewOf({ base, values }: Edit, locale: string) {
  const lists = listsOf(values) ?? { synonyms: [], redirects: [] };
  const before = { synonyms: base.synonyms.items, redirects: base.redirects.items };
  const { searches, more } = touchedSearches(before, lists);
  if (searches.length === 0) return undefined;
  const { items } = await trySearches({ language: currentLanguage(), searches, ...lists });
  const words = changeWords(items, more, locale);
  return words.warnings.length + words.changes.length > 0 ? words : undefined;
}

/** Sends the lists that were changed. @throws ApiError `conflict` where somebody was faster */
async function save({ base, values }: Edit): Promise<SearchWords> {
  const changed = changedFields(valuesOf(base), values);
  const saved = { ...base };
  const synonyms = readSynonyms(values.synonyms);
  const redirects = readRedirects(values.redirects);
  if (changed.includes('synonyms') && Array.isArray(synonyms)) {
    saved.synonyms = await saveSynonyms({ items: synonyms, version: base.synonyms.version });
  }
  if (changed.includes('redirects') && Array.isArray(redirects)) {
    saved.redirects = await saveRedirects({ items: redirects, version: base.redirects.version });
  }
  return saved;
}

/** Words that mean the same and searches that lead to a page, as lists with an entry in a line; beside them what was looked for. */
export function SearchForm({ words, onSaved, onFailed }: SearchFormProps) {
  const text = useMessages(searchMessages);
  const [edit, setEdit] = useState(() => begin(words));
  const locale = useLocale();
  const [isTried, setTried] = useState(false);
  const [asked, setAsked] = useState<ReturnType<typeof changeWords>>();
  const saving = useMutation({
    mutationFn: () => save(edit),
    onSettled: () => setAsked(undefined),
    onSuccess: (saved) => {
      setEdit(begin(saved));
      setTried(false);
      onSaved(saved);
    },
    onError: onFailed,
  });
  const previewing = useMutation({
    mutationFn: () => previewOf(edit, locale),
    onSuccess: (words) => (words ? setAsked(words) : saving.mutate()),
  });
  const isPending = previewing.isPending || saving.isPending;
  const isDirty = changedFields(valuesOf(edit.base), edit.values).length > 0;
  const faultOf = (read: unknown[] | LineFault): string | undefined =>
    isTried && !Array.isArray(read) ? text.faults[read.reason](read.line) : undefined;
  const errors = {
    synonyms: faultOf(readSynonyms(edit.values.synonyms)),
    redirects: faultOf(readRedirects(edit.values.redirects)),
  };

  if (versionOf(words) > versionOf(edit.base)) {
    const { values, conflicts } = mergeEdit(valuesOf(edit.base), edit.values, valuesOf(words));
    setEdit(isDirty ? { base: words, values, conflicts } : begin(words));
  }

  function forget(): void {
    if (saving.error) saving.reset();
    if (previewing.error) previewing.reset();
  }

  function change(field: SearchField, value: string): void {
    forget();
    setEdit({ ...edit, values: { ...edit.values, [field]: value } });
  }

  /** Says what searches would do otherwise; where none would, it is saved at once. */
  function send(): void {
    setTried(true);
    if (isDirty && listsOf(edit.values) && !isPending) previewing.mutate();
  }

  function discard(): void {
    setEdit(begin(words));
    setTried(false);
    forget();
  }

  function take(word: string): void {
    change('synonyms', withWord(edit.values.synonyms, word));
    document.getElementById(SYNONYMS)?.focus();
  }

  const field = (name: SearchField) => ({
    label: text.fields[name],
    hint: text.hints[name],
    value: edit.values[name],
    error: errors[name],
    rows: ROWS,
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });

  return (
    <>
      <PageForm<SearchField>
        reason={undefined}
        isFaulty={Object.values(errors).some(Boolean)}
        versions={{
          lead: text.stale,
          theirs: valuesOf(edit.base),
          mine: edit.values,
          fields: edit.conflicts,
          labels: text.fields,
          say: String,
          onTake: (name) => change(name, valuesOf(edit.base)[name]),
        }}
        dirty={isDirty}
        saving={{ isPending, error: previewing.error ?? saving.error }}
        onSave={send}
        onDiscard={discard}
      >
        <LookedForList onTake={take} />
        <Card title={text.lists}>
          <div className={form.Group}>
            <TextArea id={SYNONYMS} {...field('synonyms')} />
            <TextArea {...field('redirects')} />
          </div>
        </Card>
        <SearchTrial lists={listsOf(edit.values)} isDirty={isDirty} />
      </PageForm>
      <SearchChangesDialog
        asked={asked}
        pending={saving.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={() => !saving.isPending && saving.mutate()}
      />
    </>
  );
}
