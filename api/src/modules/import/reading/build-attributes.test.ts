import { buildAttributes } from './build-attributes';
import { buildUnit } from './build-unit';
import { createProblems } from './csv-cells';

const row = (cells: Record<string, string>) => ({ row: 2, cells });

describe('attributes in a product file', () => {
  it('stand in columns that Shopify makes of metafields, several values between semicolons', () => {
    const cells = {
      Title: 'Ember Mug',
      'Material (product.metafields.custom.material)': 'Stoneware; Oak;;Oak',
      'Care notes (product.metafields.my-fields.care_notes)': '',
    };
    expect(buildAttributes(row(cells))).toEqual([
      { code: 'material', name: 'Material', values: ['Stoneware', 'Oak'] },
      { code: 'care-notes', name: 'Care notes', values: [] },
    ]);
  });

  it('are left as they are by a file that has no such columns', () => {
    expect(buildAttributes(row({ Title: 'Ember Mug' }))).toBeUndefined();
  });
});

describe('the unit price in a product file', () => {
  const unit = (total: string, of: string, base: string, per: string) => {
    const problems = createProblems();
    const cells = {
      'Unit Price Total Measure': total,
      'Unit Price Total Measure Unit': of,
      'Unit Price Base Measure': base,
      'Unit Price Base Measure Unit': per,
    };
    return { unit: buildUnit(row(cells), problems), problems: problems.list.map(({ message }) => message) };
  };

  it('is kept in the unit that it is told for', () => {
    expect(unit('75', 'cl', '1', 'l')).toEqual({ unit: { unit: 'l', quantity: 0.75, base: 1 }, problems: [] });
    expect(unit('250', 'g', '100', 'g')).toEqual({ unit: { unit: 'g', quantity: 250, base: 100 }, problems: [] });
    expect(unit('3', 'item', '1', 'item').unit).toEqual({ unit: 'item', quantity: 3, base: 1 });
    expect(unit('', '', '', '').unit).toBeNull();
  });

  it('is refused with a message where units do not go together or an amount is none', () => {
    expect(unit('1', 'kg', '1', 'l')).toMatchObject({ unit: null, problems: [expect.stringContaining('do not go')] });
    expect(unit('x', 'kg', '0', 'kg').problems).toHaveLength(2);
  });
});
