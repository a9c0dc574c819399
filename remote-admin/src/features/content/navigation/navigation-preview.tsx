import { useMessages, type Language } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import { useState } from 'react';
import { LanguageField } from '../../../form/fields/language-field';
import { useWrittenLanguage } from '../../../form/fields/written-language';
import form from '../../../form/page/page-form.module.css';
import { navigationMessages } from '../../../messages/content/navigation';
import { Card } from '../../../page/card';
import type { EntryDraft, Place } from './entries/entry-list.model';
import { labelIn, MENU_NAMES, PLACES, type ListDraft, type NavigationDraft, type Targets } from './navigation.model';
import styles from './navigation.module.css';

interface SeenProps {
  list: ListDraft;
  place: Place;
  language: Language;
  targets: Targets;
}

/** Each entry that lies below nothing, with the names of those below it. */
function branchesOf(rows: readonly EntryDraft[], name: (row: EntryDraft) => string) {
  const branches: { key: string; name: string; below: string[] }[] = [];
  for (const row of rows) {
    if (row.depth === 0) branches.push({ key: row.key, name: name(row), below: [] });
    else branches.at(-1)?.below.push(name(row));
  }
  return branches;
}

function Seen({ list, place, language, targets }: SeenProps) {
  const text = useMessages(navigationMessages);
  if (!list.isOwn) return <p className={styles.Hint}>{text.automatic[place]}</p>;
  const name = (row: EntryDraft) =>
    labelIn(row, language, targets) || (row.kind === 'categories' ? MENU_NAMES[language] : '…');
  const branches = branchesOf(list.rows, name);
  if (branches.length === 0) return <p className={styles.Hint}>{text.preview.nothing}</p>;
  return (
    <ul className={styles.Seen} data-place={place} aria-label={text.places[place]} lang={language}>
      {branches.map(({ key, name: word, below }) => (
        <li key={key}>
          <span className={styles.SeenWord}>
            {word}
            {place === 'header' && below.length > 0 && <Icon name="chevron-down" size={14} />}
          </span>
          {below.length > 0 && (
            <ul className={styles.SeenBelow}>
              {below.map((one, index) => (
                // two entries may be called the same
                <li key={index}>{one}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What shoppers will see of header and footer in one language, as it is typed. */
export function NavigationPreview({ draft, targets }: { draft: NavigationDraft; targets: Targets }) {
  const text = useMessages(navigationMessages);
  const own = useWrittenLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? own;
  return (
    <Card title={text.preview.title}>
      <div className={form.Group}>
        <LanguageField label={text.preview.language} names={text.languages} value={language} onChoose={setChosen} />
        {PLACES.map((place) => (
          <section key={place} className={styles.SeenPart}>
            <h3 className={styles.SeenTitle}>{text.places[place]}</h3>
            <Seen list={draft[place]} place={place} language={language} targets={targets} />
          </section>
        ))}
      </div>
    </Card>
  );
}
