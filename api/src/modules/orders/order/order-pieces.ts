/** What became of the pieces of a line. */
interface LinePieces {
  quantity: number;
  quantity_shipped: number;
  /** of those that were sent */
  quantity_returned: number;
  /** refunded before they were sent: they stay here */
  quantity_unsent: number;
  /** how many came out of stock with the order */
  stock_taken: number;
}

type Unsent = Omit<LinePieces, 'quantity_returned'>;

/** Still to be sent. */
export const leftToSend = ({
  quantity,
  quantity_shipped,
  quantity_unsent,
}: Pick<LinePieces, 'quantity' | 'quantity_shipped' | 'quantity_unsent'>): number =>
  quantity - quantity_shipped - quantity_unsent;

/** Out of stock and still here: what goes back on the shelf when the rest of the line is not sent. */
export const reservedFor = (line: Unsent): number =>
  Math.max(0, Math.min(leftToSend(line), line.stock_taken - line.quantity_shipped));

interface TakenBack<Line> {
  line: Line;
  /** how many are on the shelf again, where they can be sold */
  on_shelf: number;
}

/**
 * Takes pieces of a line back: first those that were sent and have not come back, then those that are still here.
 * @returns undefined where that is more than there are
 */
export function takeBackPieces<Line extends LinePieces>(line: Line, count: number): TakenBack<Line> | undefined {
  const came_back = Math.min(count, line.quantity_shipped - line.quantity_returned);
  const unsent = count - came_back;
  if (unsent > leftToSend(line)) return undefined;
  const after = {
    ...line,
    quantity_returned: line.quantity_returned + came_back,
    quantity_unsent: line.quantity_unsent + unsent,
  };
  return { line: after, on_shelf: came_back + reservedFor(line) - reservedFor(after) };
}
