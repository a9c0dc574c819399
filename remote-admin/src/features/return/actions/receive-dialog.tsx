import { optionsText } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { returnMessages } from '../../../messages/return';
import { asNewField, damagedField, missingOf, readArrivals } from '../model/return.model';
import styles from './receive-dialog.module.css';
import { ReturnForm, type ReturnDialogProps } from './return-dialog';

/** Goods are here: how many of each line, and in which condition. */
export function ReceiveDialog(props: ReturnDialogProps) {
  const text = useMessages(returnMessages);
  const { one } = props;
  const lines = one.items.filter((item) => missingOf(item) > 0);

  function read(form: FormData) {
    const { arrivals, wrong } = readArrivals(form, lines);
    if (wrong) return { errors: { items: text.piecesWrong(wrong.name, missingOf(wrong)) } };
    return arrivals.length === 0 ? { errors: { items: text.piecesMissing } } : { body: { items: arrivals } };
  }

  return (
    <ReturnForm
      {...props}
      action="receive"
      title={text.receiveTitle(one.number)}
      description={text.receiveText}
      submit={text.actions.receive}
      done={() => text.done.receive}
      read={read}
    >
      {(errors) => (
        <fieldset className={styles.Group} aria-describedby={errors.items ? 'receive-items' : undefined}>
          <legend className={styles.Legend}>{text.arrived}</legend>
          <div className={styles.Lines}>
            {lines.map((item) => {
              const most = missingOf(item);
              const id = item.order_item_id;
              const counts = [
                { field: asNewField(id), word: text.asNew, name: text.asNewOf(item.name, most), initial: most },
                { field: damagedField(id), word: text.damaged, name: text.damagedOf(item.name, most), initial: 0 },
              ];
              return (
                <div key={id} className={styles.Line}>
                  <p>
                    {item.name} <span className={styles.Quiet}>{optionsText(item.options)}</span>{' '}
                    <span className={styles.Quiet}>({most})</span>
                  </p>
                  {counts.map(({ field, word, name, initial }) => (
                    <label key={field} className={styles.Count}>
                      <span className={styles.Quiet}>{word}</span>
                      <input
                        type="number"
                        inputMode="numeric"
                        className={styles.Number}
                        name={field}
                        aria-label={name}
                        min={0}
                        max={most}
                        defaultValue={initial}
                      />
                    </label>
                  ))}
                </div>
              );
            })}
          </div>
          <p className={styles.Quiet}>
            {text.asNew}: {text.asNewHint}. {text.damaged}: {text.damagedHint}.
          </p>
          {errors.items && (
            <p id="receive-items" className={styles.Error} role="alert">
              {errors.items}
            </p>
          )}
        </fieldset>
      )}
    </ReturnForm>
  );
}
