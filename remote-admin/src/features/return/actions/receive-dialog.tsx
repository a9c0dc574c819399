import { useMessages } from '@tessera/shared/i18n';
import { FieldGroup } from '../../../form/field-group';
import styles from '../../../form/fields.module.css';
import { Piece } from '../../../form/piece';
import { PieceCount } from '../../../form/piece-count';
import { Pieces } from '../../../form/pieces';
import { returnMessages } from '../../../messages/orders/return';
import { asNewField, damagedField, missingOf, readArrivals } from '../model/return.model';
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
      size="lg"
      title={text.receiveTitle(one.number)}
      description={text.receiveText}
      submit={text.actions.receive}
      done={() => text.done.receive}
      read={read}
    >
      {(errors) => (
        <FieldGroup legend={text.arrived} error={errors.items}>
          <Pieces>
            {lines.map((item) => {
              const most = missingOf(item);
              const id = item.order_item_id;
              return (
                <Piece key={id} item={item} note={`(${most})`}>
                  <PieceCount
                    label={text.asNewOf(item.name, most)}
                    most={most}
                    name={asNewField(id)}
                    initial={most}
                    before={text.asNew}
                  />
                  <PieceCount
                    label={text.damagedOf(item.name, most)}
                    most={most}
                    name={damagedField(id)}
                    initial={0}
                    before={text.damaged}
                  />
                </Piece>
              );
            })}
          </Pieces>
          <p className={styles.Hint}>
            {text.asNew}: {text.asNewHint}. {text.damaged}: {text.damagedHint}.
          </p>
        </FieldGroup>
      )}
    </ReturnForm>
  );
}
