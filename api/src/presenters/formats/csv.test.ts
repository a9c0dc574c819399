import fc from 'fast-check';
import { csvAmount, csvCell, csvLine } from './csv';

describe('an amount', () => {
  it('has the digits of its currency', () => {
    const amounts = [csvAmount(2990, 'USD'), csvAmount(5, 'EUR'), csvAmount(4900, 'JPY')];
    expect(csvLine(amounts)).toBe('29.90,0.05,4900\r\n');
  });

  it('stays a number below zero, where the same as somebody typed it is text', () => {
    expect(csvLine([csvAmount(-5000, 'USD'), '-50.00'])).toBe("-50.00,'-50.00\r\n");
  });
});

describe('a cell of a CSV file', () => {
  it.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', ' =1', 'Ada;=1+1', 'Ada; @SUM(A1)'])(
    '%j is text to a spreadsheet',
    (text) => {
      expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('that is a number stays one', () => {
    expect(csvLine([-5, 'a "b", c', true, 'x\ny', ''])).toBe('-5,"a ""b"", c",true,"x\ny",\r\n');
  });

  it('never begins with what is reckoned with, nor ends its line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = csvCell(text);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect([text, `'${text.replaceAll(/[;|\t]/g, ' ')}`]).toContain(read);
        expect(read).not.toMatch(/(?:^|;)\s*[=+\-@]|^[\t\r\n]/);
      }),
    );
  });
});
