import { useMessages, type Language } from '@tessera/shared/i18n';
import { Alert, Skeleton, TextField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { useSettled } from '../../../controls/combobox/use-settled';
import { LanguageField } from '../../../form/fields/language-field';
import { useWrittenLanguage } from '../../../form/fields/written-language';
import form from '../../../form/page/page-form.module.css';
import { searchMessages } from '../../../messages/content/search';
import { Card } from '../../../page/card';
import type { SearchLists } from './search.model';
import styles from './search.module.css';
import { searchTrialQuery, type AskedTrial } from './search.queries';
import { TriedAnswer } from './tried-answer';

const LONGEST = 200;

interface SearchTrialProps {
  /** as they are typed; undefined while a line of them cannot be read */
  lists: SearchLists | undefined;
  /** something is not saved yet */
  isDirty: boolean;
}

/** What the shop answers to one search; lists that are being typed are asked about once they have stood still for a moment. */
function Answers({ asked, isDirty }: { asked: AskedTrial; isDirty: boolean }) {
  const text = useMessages(searchMessages).trial;
  // one text, so that all of it settles together
  const settled = JSON.parse(useSettled(JSON.stringify(asked))) as AskedTrial;
  const { data, error } = useQuery(searchTrialQuery(settled));
  const [tried] = data?.items ?? [];
  if (error) return <Alert tone="warning">{error.message}</Alert>;
  if (!tried) return <Skeleton shape="block" />;
  return (
    <div className={styles.Answers} data-two={isDirty || undefined}>
      <TriedAnswer title={text.today} answer={tried.before} language={settled.language} />
      {isDirty && <TriedAnswer title={text.then} answer={tried.after} language={settled.language} />}
    </div>
  );
}

/** A search as the shop answers it today, and beside it as it would with what is typed above. */
export function SearchTrial({ lists, isDirty }: SearchTrialProps) {
  const text = useMessages(searchMessages).trial;
  const [typed, setTyped] = useState('');
  const own = useWrittenLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? own;
  const search = useSettled(typed);
  return (
    <Card title={text.title}>
      <div className={form.Group}>
        <div className={form.Pair}>
          <TextField
            label={text.search}
            hint={text.hint}
            value={typed}
            maxLength={LONGEST}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <LanguageField label={text.language} names={text.languages} value={language} onChoose={setChosen} />
        </div>
        <div className={form.Group} role="status" aria-label={text.answer} hidden={search === ''}>
          {lists ? (
            search && <Answers asked={{ language, searches: [search], ...lists }} isDirty={isDirty} />
          ) : (
            <p className={form.Hint}>{text.faulty}</p>
          )}
        </div>
      </div>
    </Card>
  );
}
