import { Type } from 'typebox';
import { ref } from '../../schemas/basics/ref';
import { validatorCompiler } from './validation';

const Reason = Type.Enum(['damaged', 'other'], { $id: 'TestReason', type: 'string' });
const compile = (schema: ReturnType<typeof Type.Object>) =>
  validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' });

describe('the schema of what is taken in', () => {
  it('is checked down to its last field', () => {
    const check = compile(Type.Object({ items: Type.Array(Type.Object({ reason: Reason })) }));
    expect(check({ items: [{ reason: 'other' }] })).toEqual({ value: { items: [{ reason: 'other' }] } });
    expect(check({ items: [{ reason: 'because' }] })).toMatchObject({ error: [{ instancePath: '/items/0/reason' }] });
  });

  it('is written out: one that only names another would be checked against something else', () => {
    expect(() => compile(Type.Object({ items: Type.Array(ref(Reason)) }))).toThrow('written out');
  });
});
