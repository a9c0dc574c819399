import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import { ExportButton } from '../../../list/toolbar/export-button';
import { closingMessages } from '../../../messages/transactions/closing';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import { exportOwed } from './closing.queries';

/** What was owed by gift cards and store credit as a day ended, as a file. @param last of the month, YYYY-MM-DD */
export function OwedExport({ last }: { last: string }) {
  const { owed: text } = useMessages(closingMessages);
  const [day, setDay] = useState(last);
  const [isMissing, setIsMissing] = useState(false);

  async function handleExport(): Promise<string | undefined> {
    setIsMissing(day === '');
    return day === '' ? undefined : exportOwed(day);
  }

  return (
    <Card title={text.title}>
      <div className={rows.Stack}>
        <p className={rows.Quiet}>{text.text}</p>
        <TextField
          label={text.day}
          type="date"
          name="owed_on"
          max={last}
          value={day}
          error={isMissing ? text.missing : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <ExportButton list="stored-values" onExport={handleExport} />
      </div>
    </Card>
  );
}
