import path from 'node:path';
import ts from 'typescript';

/** What `Database` says of one column. */
export interface ColumnKind {
  /** what a row holds, without null: 'string', 'number', 'boolean', 'Date', 'Buffer', 'array' or 'object' */
  kind: string;
  nullable: boolean;
  /** whether a new row may leave it out */
  optional: boolean;
  /** its values, where they are listed */
  values: string[] | null;
}

const FILE = path.resolve(__dirname, '../../src/infra/database/tables/database.ts');
const CONFIG = path.resolve(__dirname, '../../../tsconfig.node.json');

function programOf(file: string): ts.Program {
  const { config } = ts.readConfigFile(CONFIG, ts.sys.readFile) as { config: { compilerOptions?: object } };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [file], include: [] },
    ts.sys,
    path.dirname(CONFIG),
  );
  return ts.createProgram([file], options);
}

/** Kysely's `ColumnType` keeps what is read and what is written apart. */
function sideOf(checker: ts.TypeChecker, type: ts.Type, side: '__select__' | '__insert__'): ts.Type {
  const symbol = checker.getPropertyOfType(type, side);
  return symbol ? checker.getTypeOfSymbol(symbol) : type;
}

const membersOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
const isNull = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Null) !== 0;
const isUndefined = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Undefined) !== 0;

const KINDS: [ts.TypeFlags, string][] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
];

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  const plain = KINDS.find(([flag]) => (type.flags & flag) !== 0);
  if (plain) return plain[1];
  if (checker.isArrayLikeType(type)) return 'array';
  const name = type.getSymbol()?.getName();
  return name === 'Date' || name === 'Buffer' ? name : 'object';
}

function columnOf(checker: ts.TypeChecker, type: ts.Type): ColumnKind {
  const read = membersOf(sideOf(checker, type, '__select__'));
  const written = membersOf(sideOf(checker, type, '__insert__'));
  const held = read.filter((member) => !isNull(member) && !isUndefined(member));
  const literals = held.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  const nullable = read.some(isNull);
  return {
    kind: [...new Set(held.map((member) => kindOf(checker, member)))].sort().join(' | '),
    nullable,
    optional: written.some((member) => isUndefined(member) || isNull(member)),
    values: literals.length > 0 && literals.length === held.length ? literals.sort() : null,
  };
}

/** @returns what the types of the tables say, by table and column */
export function readTableTypes(): Map<string, Map<string, ColumnKind>> {
  const program = programOf(FILE);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  const module = source && checker.getSymbolAtLocation(source);
  const database = module && checker.getExportsOfModule(module).find((symbol) => symbol.getName() === 'Database');
  if (!database) throw new Error(`${FILE} exports no Database.`);
  const tables = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(database));
  return new Map(
    tables.map((table) => {
      const columns = checker.getPropertiesOfType(checker.getTypeOfSymbol(table));
      const kinds = columns.map((column): [string, ColumnKind] => [
        column.getName(),
        columnOf(checker, checker.getTypeOfSymbol(column)),
      ]);
      return [table.getName(), new Map(kinds)];
    }),
  );
}
