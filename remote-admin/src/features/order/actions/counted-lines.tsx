import type { OrderItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { FieldGroup } from '../../../form/field-group';
import { Piece } from '../../../form/piece';
import { PieceCount } from '../../../form/piece-count';
import { Pieces } from '../../../form/pieces';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { isPieces } from '../model/actions.model';

interface CountedLinesProps {
  legend: string;
  error: string | undefined;
  lines: readonly OrderItem[];
  /** how many of a line it can be; so many it is at first */
  mostOf: (line: OrderItem) => number;
}

const fieldOf = ({ id }: OrderItem): string => `pieces:${id}`;

/** Asks of each line how many of its pieces. */
export function CountedLines({ legend, error, lines, mostOf }: CountedLinesProps) {
  const text = useMessages(orderDialogsMessages);
  return (
    <FieldGroup legend={legend} error={error}>
      <Pieces>
        {lines.map((item) => {
          const most = mostOf(item);
          return (
            <Piece key={item.id} item={item}>
              <PieceCount
                label={text.pieces(item.name, most)}
                most={most}
                name={fieldOf(item)}
                initial={most}
                after={`/ ${most}`}
              />
            </Piece>
          );
        })}
      </Pieces>
    </FieldGroup>
  );
}

/** What was answered, as the API takes it, and the first line of which it cannot be so many. */
export function readCounted(form: FormData, { lines, mostOf }: Pick<CountedLinesProps, 'lines' | 'mostOf'>) {
  const counted = lines.map((line) => ({ line, quantity: Number(form.get(fieldOf(line))) }));
  return {
    wrong: counted.find(({ line, quantity }) => !isPieces(quantity, mostOf(line)))?.line,
    items: counted.map(({ line, quantity }) => ({ order_item_id: line.id, quantity })),
  };
}
