import { currentLanguage, useMessages, type Language } from '@tessera/shared/i18n';
import { Picture, TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import { LanguageField } from '../../../form/fields/language-field';
import { useWrittenLanguage } from '../../../form/fields/written-language';
import form from '../../../form/page/page-form.module.css';
import { homeMessages } from '../../../messages/content/home';
import { Card } from '../../../page/card';
import { isWritten, seenAt, textIn, type HomeDraft, type SectionDraft } from './home.model';
import { USUAL_TITLES } from './usual-titles';
import styles from './home.module.css';

function Seen({ section, language }: { section: SectionDraft; language: Language }) {
  const { itsGoods } = useMessages(homeMessages);
  const { kind } = section;
  const title = textIn(section, 'title', language);
  if (!isWritten(kind)) {
    return (
      <>
        <p className={styles.SeenTitle}>{title || USUAL_TITLES[kind][language]}</p>
        <p lang={currentLanguage()} className={styles.Hint}>
          {itsGoods}
        </p>
      </>
    );
  }
  const [text, label] = [textIn(section, 'text', language), textIn(section, 'label', language)];
  return (
    <>
      {section.image && (
        <Picture image={section.image} sizes="24rem" alt="" ratio="wide" className={styles.SeenPicture} />
      )}
      <p className={styles.SeenTitle}>{title}</p>
      {text !== '' && <p>{text}</p>}
      {section.to.trim() !== '' && label !== '' && <p className={styles.SeenLabel}>{label}</p>}
    </>
  );
}

/** What shoppers will see of the page in one language at one moment, from its top to its end, as it is typed. */
export function HomePreview({ draft, now }: { draft: HomeDraft; now: string }) {
  const text = useMessages(homeMessages);
  const own = useWrittenLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? own;
  const [at, setAt] = useState(now);
  const seen = seenAt(draft, language, at || now);
  return (
    <Card title={text.preview.title}>
      <div className={form.Group}>
        <div className={form.Group}>
          <LanguageField label={text.preview.language} names={text.languages} value={language} onChoose={setChosen} />
          <TextField
            label={text.preview.at}
            type="datetime-local"
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
        </div>
        {seen.length === 0 && <p className={styles.Hint}>{text.preview.nothing}</p>}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that */}
        <ol className={styles.Seen} aria-label={text.preview.list} lang={language} tabIndex={0}>
          {seen.map((section) => (
            <li key={section.key} className={styles.SeenSection}>
              <Seen section={section} language={language} />
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
