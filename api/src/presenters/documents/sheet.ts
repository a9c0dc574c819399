import { LIGHT } from '@tessera/shared/brand';
import { brokenAtParts } from './contact-line';
import { pdfText } from './pdf-text';

type Document = PDFKit.PDFDocument;

export interface Column {
  head: string;
  lines: string[];
}

export interface Sum {
  label: string;
  amount: string;
  /** what it all comes to */
  is_total?: boolean;
}

/** The parts of a page, drawn from top to bottom; a new page is begun where one is full. */
export interface Sheet {
  /** @param logo a PNG as a data: URL, kept in the document once; it stands in the place of the store's name */
  title(store_name: string, title: string, logo?: string): void;
  /** side by side; the last one is the widest */
  columns(columns: Column[]): void;
  /** begins the table; its head is said again on every further page */
  table(head: string[]): void;
  row(cells: string[], notes: string[]): void;
  /** ends the table, on one page with the last of its rows */
  sums(sums: readonly Sum[]): void;
  /**
   * One below the other, on each of its pages; comes last.
   * @param name what every further page is headed by: pages are printed, and come apart
   */
  foot(lines: readonly string[], pageOf: (page: number, pages: number) => string, name: string): void;
}

interface Row {
  cells: string[];
  notes: string[];
}

const { ink: INK, inkMuted: QUIET, rule: LINE, accent: ACCENT } = LIGHT;
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
/** points; A4 is 595 × 842 */
const LEFT = 56;
const RIGHT = 539;
const TOP = 64;
const RUNNING = 36;
const BOTTOM = 760;
const FOOT = 786;
/** the most that one line of the foot takes, in three rows: whoever sells is named in full */
const FOOT_LINE = 28;
/** beside the number of the page */
const FOOT_WIDTH = RIGHT - LEFT - 90;
const HEAD_ROW = 22;
/** how many of the last rows go on to a further page with the sums */
const WITH_SUMS = 2;
const SUM_ROW = 17;
const SUM_LABEL = { width: 190, align: 'right' } as const;
/** room for a logo, beside the document's name */
const LOGO: [number, number] = [180, 36];
const COLUMN_GAP = 24;
/** how much wider the last column is, whose facts have a line each: 'Lieferung voraussichtlich: 24.–26. November 2026' */
const FACTS_SHARE = 1.75;
/** where each cell begins and how wide it is; numbers stand at its right edge */
const CELLS = [
  { x: LEFT, width: 250, align: 'left' },
  { x: 316, width: 40, align: 'right' },
  { x: 366, width: 80, align: 'right' },
  { x: 456, width: RIGHT - 456, align: 'right' },
] as const;

/** Begins at the page that the document is at. */
export function createSheet(document: Document): Sheet {
  const { start, count } = document.bufferedPageRange();
  const firstPage = start + count - 1;
  let y = TOP;
  let head: string[] = [];
  let hasRows = false;
  /** the last rows, which are drawn once it is known what follows them */
  const held: Row[] = [];

  const write = (text: string, x: number, top: number, options: PDFKit.Mixins.TextOptions): number => {
    const shown = pdfText(text);
    document.text(shown, x, top, options);
    return document.heightOfString(shown || ' ', options);
  };
  const pen = (font: string, size: number, colour: string): Document =>
    document.font(font).fontSize(size).fillColor(colour);
  const rule = (top: number, colour = LINE): void => {
    document.moveTo(LEFT, top).lineTo(RIGHT, top).lineWidth(0.75).strokeColor(colour).stroke();
  };

  function drawTableHead(): void {
    pen(BOLD, 8.5, QUIET);
    CELLS.forEach(({ x, width, align }, index) => write(head[index] ?? '', x, y, { width, align, lineBreak: false }));
    y += HEAD_ROW - 8;
    rule(y);
    y += 8;
  }

  /** Begins a new page where `height` does not fit any more. */
  function make(height: number): void {
    if (y + height <= BOTTOM) return;
    document.addPage();
    y = TOP;
    if (head.length > 0) drawTableHead();
  }

  const nameHeight = ({ cells }: Row): number =>
    pen(REGULAR, 9.5, INK).heightOfString(pdfText(cells[0] ?? ''), { width: CELLS[0].width });

  function rowHeight(row: Row): number {
    const name = nameHeight(row);
    pen(REGULAR, 8.5, QUIET);
    const noteHeight = (note: string): number =>
      document.heightOfString(pdfText(note) || ' ', { width: CELLS[0].width }) + 2;
    return row.notes.reduce((sum, note) => sum + noteHeight(note), name + 16);
  }

  function drawRow(row: Row): void {
    make(rowHeight(row));
    const height = nameHeight(row);
    pen(REGULAR, 9.5, INK);
    CELLS.forEach(({ x, width, align }, index) => write(row.cells[index] ?? '', x, y, { width, align }));
    y += height + 2;
    pen(REGULAR, 8.5, QUIET);
    for (const note of row.notes) y += write(note, LEFT, y, { width: CELLS[0].width }) + 2;
    y += 6;
    rule(y);
    y += 8;
    hasRows = true;
  }

  const sumPen = ({ is_total }: Sum): Document => (is_total ? pen(BOLD, 12, INK) : pen(REGULAR, 9.5, INK));
  /** A name may take several lines. */
  const sumHeight = (sum: Sum): number =>
    Math.max(SUM_ROW, sumPen(sum).heightOfString(pdfText(sum.label), SUM_LABEL) + 6) + (sum.is_total ? 6 : 0);

  function drawSum(sum: Sum): void {
    const height = sumHeight(sum);
    make(height);
    const top = sum.is_total ? y + 3 : y;
    write(sum.label, 256, top, SUM_LABEL);
    write(sum.amount, 456, top, { width: RIGHT - 456, align: 'right', lineBreak: false });
    y += height;
  }

  return {
    title(store_name, title, logo) {
      if (logo) {
        // in the middle of the line that the document's name is
        document.image(logo, LEFT, y - 8, { fit: LOGO, valign: 'center' });
      } else {
        pen(BOLD, 20, INK);
        write(store_name, LEFT, y, { width: 300 });
      }
      pen(BOLD, 20, ACCENT);
      write(title, 300, y, { width: RIGHT - 300, align: 'right', lineBreak: false });
      y += 56;
    },

    columns(columns) {
      const others = columns.length - 1;
      const part = (RIGHT - LEFT - COLUMN_GAP * others) / (others + FACTS_SHARE);
      const heights = columns.map((column, index) => {
        const x = LEFT + index * (part + COLUMN_GAP);
        const width = index === others ? part * FACTS_SHARE : part;
        pen(BOLD, 9, QUIET);
        let below = y + write(column.head, x, y, { width }) + 4;
        pen(REGULAR, 9.5, INK);
        for (const line of column.lines) below += write(line, x, below, { width }) + 2;
        return below - y;
      });
      y += Math.max(...heights) + 28;
    },

    table(cells) {
      head = cells;
      drawTableHead();
    },

    row(cells, notes) {
      held.push({ cells, notes });
      // The first one follows the head of its table.
      const most = hasRows ? WITH_SUMS : 0;
      if (held.length > most) held.splice(0, 1).forEach(drawRow);
    },

    sums(sums) {
      const height = sums.reduce((sum, one) => sum + sumHeight(one), 0);
      make(Math.min(height + held.reduce((sum, one) => sum + rowHeight(one), 0), BOTTOM - TOP - HEAD_ROW));
      held.splice(0).forEach(drawRow);
      head = [];
      make(Math.min(height, BOTTOM - TOP));
      sums.forEach(drawSum);
    },

    foot(lines, pageOf, name) {
      held.splice(0).forEach(drawRow);
      const shown = lines.filter((line) => line !== '');
      const range = document.bufferedPageRange();
      const end = range.start + range.count;
      for (let page = firstPage; page < end; page += 1) {
        document.switchToPage(page);
        pen(REGULAR, 8.5, QUIET);
        if (page > firstPage) write(name, LEFT, RUNNING, { width: RIGHT - LEFT, lineBreak: false });
        rule(FOOT - 10);
        pen(REGULAR, 8, QUIET);
        let below = FOOT;
        for (const line of shown) {
          const text = brokenAtParts(pdfText(line), (part) => document.widthOfString(part) <= FOOT_WIDTH);
          const options = { width: FOOT_WIDTH, height: FOOT_LINE, ellipsis: true };
          document.text(text, LEFT, below, options);
          below += Math.min(document.heightOfString(text, options), FOOT_LINE) + 2;
        }
        write(pageOf(page - firstPage + 1, end - firstPage), RIGHT - 80, FOOT, {
          width: 80,
          align: 'right',
          lineBreak: false,
        });
      }
    },
  };
}
