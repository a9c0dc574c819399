import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../frame/save-file';
import { secondFactorMessages } from '../../../messages/second-factor';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** they are kept somewhere else */
  onDone: () => void;
}

/** Recovery codes, which are seen this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const texts = useMessages(secondFactorMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = `${codes.join('\n')}\n`;

  useEffect(() => heading.current?.focus(), []);

  const handleCopy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(lines);
      toast.success(texts.copied, { id: 'recovery-codes' });
    } catch {
      // no secure context, or it was not allowed
      toast.error(texts.notCopied, { id: 'recovery-codes' });
    }
  };

  return (
    <div className={styles.Step}>
      <h3 ref={heading} tabIndex={-1} className={styles.Heading}>
        {texts.codesTitle}
      </h3>
      <p>{texts.codesText}</p>
      <ol className={styles.Codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.Buttons}>
        <Button variant="secondary" onClick={() => void handleCopy()}>
          {texts.copy}
        </Button>
        <Button variant="secondary" onClick={() => saveFile({ name: texts.fileName, type: 'text/plain', text: lines })}>
          {texts.download}
        </Button>
        <Button onClick={onDone}>{texts.kept}</Button>
      </div>
    </div>
  );
}
