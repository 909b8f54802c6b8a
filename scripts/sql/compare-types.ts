import ts from 'typescript'
import type { Column, Description } from './describe.ts'
import type { Nullability } from './null-expressions.ts'
import type { Statement } from './statements.ts'

/**
 * JavaScript types that `pg` returns by database type, with the parsers of server/platform/db/client.ts; null = any.
 */
const READ_AS: Readonly<Record<string, 'number' | 'string' | 'boolean' | 'Date' | 'Buffer' | null>> = {
  bool: 'boolean',
  ...{ int2: 'number', int4: 'number', int8: 'number', float4: 'number', float8: 'number', numeric: 'number' },
  ...{ text: 'string', varchar: 'string', bpchar: 'string', uuid: 'string', date: 'string', time: 'string' },
  ...{
    inet: 'string',
    tsvector: 'string',
    tsquery: 'string',
    name: 'string',
    daterange: 'string',
    tstzrange: 'string',
  },
  ...{ timestamptz: 'Date', timestamp: 'Date', bytea: 'Buffer' },
  ...{ json: null, jsonb: null, void: null, record: null, interval: null },
  // arrays whose elements the driver parses differently from single values
  ...{ _int8: 'string', _date: 'Date' },
}
/** Accepted JavaScript types of values by database type. */
const WRITTEN_AS: Readonly<Record<string, readonly string[]>> = {
  bool: ['boolean'],
  ...{ int2: ['number'], int4: ['number'], int8: ['number'], float8: ['number'], numeric: ['number'] },
  ...{ text: ['string'], uuid: ['string'], date: ['string'], time: ['string'], inet: ['string'] },
  ...{ timestamptz: ['Date', 'string'], json: ['string'], jsonb: ['string'], bytea: ['Buffer'] },
}

/** True when a TypeScript type matches a database type after the driver's conversions. */
function isOf(type: ts.Type, base: string, checker: ts.TypeChecker): boolean {
  const bare = checker.getNonNullableType(type)
  if (bare.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return true
  switch (base) {
    case 'number':
      return checker.isTypeAssignableTo(bare, checker.getNumberType())
    case 'string':
      return checker.isTypeAssignableTo(bare, checker.getStringType())
    case 'boolean':
      return checker.isTypeAssignableTo(bare, checker.getBooleanType())
    case 'Buffer':
      return ['Buffer', 'Uint8Array'].includes(bare.symbol?.name ?? '')
    default:
      return (bare.isUnion() ? bare.types : [bare]).every((one) => one.symbol?.name === base)
  }
}

const mayBeNull = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0 ||
  (type.isUnion() && type.types.some((one) => one.flags & ts.TypeFlags.Null))

const partsOf = (type: ts.Type): readonly ts.Type[] =>
  type.isUnion() && !type.types.every((one) => one.isLiteral()) ? type.types : [type]

const elementOf = (type: ts.Type, checker: ts.TypeChecker): ts.Type | null => {
  const bare = checker.getNonNullableType(type)
  return checker.isArrayType(bare) || checker.isTupleType(bare)
    ? (checker.getTypeArguments(bare as ts.TypeReference)[0] ?? null)
    : null
}

function complaintOfColumn(type: ts.Type, column: Column, checker: ts.TypeChecker): string | null {
  const written = checker.typeToString(type)
  const isArray = column.type.startsWith('_')
  const read = READ_AS[column.type] === undefined && isArray ? READ_AS[column.type.slice(1)] : READ_AS[column.type]
  if (read === undefined) return `${column.name}: what the driver makes of ${column.type} is not known here`
  if (read === null) return null
  if (!isArray)
    return isOf(type, read, checker) ? null : `${column.name}: ${written}, and the database gives ${column.type}`
  const element = elementOf(type, checker)
  return element && isOf(element, read, checker)
    ? null
    : `${column.name}: ${written}, and the database gives ${column.type}`
}

/** Differences between a row type and the described result. */
export function complaintsOfRow(
  row: ts.Type,
  { columns }: Description,
  nullable: readonly Nullability[],
  checker: ts.TypeChecker,
): string[] {
  const names = columns.map(({ name }) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const complaints = twice.map((name) => `${name}: two columns are called so`)
  for (const property of checker.getPropertiesOfType(row)) {
    const index = names.indexOf(property.name)
    const column = columns[index]
    const type = checker.getTypeOfSymbol(property)
    if (!column) {
      if (!(property.flags & ts.SymbolFlags.Optional)) complaints.push(`${property.name}: no column is called so`)
      continue
    }
    const complaint = complaintOfColumn(type, column, checker)
    if (complaint) complaints.push(complaint)
    if (nullable[index] === 'nullable' && !mayBeNull(type)) {
      complaints.push(`${property.name}: ${checker.typeToString(type)}, and the database may give null`)
    }
  }
  return complaints
}

/** Values that the parameters do not accept. */
export function complaintsOfValues(
  values: NonNullable<Statement['values']>,
  { parameters }: Description,
  checker: ts.TypeChecker,
): string[] {
  if (values.length !== parameters.length) return [`${values.length} values for ${parameters.length} parameters`]
  return values.flatMap((value, index) => {
    const wanted = parameters[index] as string
    const isArray = wanted.startsWith('_')
    const kinds = WRITTEN_AS[isArray ? wanted.slice(1) : wanted]
    const type = checker.getTypeAtLocation(value)
    if (!kinds || type.flags & ts.TypeFlags.Null) return []
    // of a union that follows a branch of the text, each part is correct in one branch
    const isGood = partsOf(checker.getNonNullableType(type)).some((part) => {
      const bare = isArray ? elementOf(part, checker) : part
      return bare !== null && kinds.some((kind) => isOf(bare, kind, checker))
    })
    return isGood ? [] : [`$${index + 1}: ${checker.typeToString(type)}, and the statement takes ${wanted}`]
  })
}

const PATCH = /\(([\w\s,]+)\)\s*=\s*\(select[\w\s,]+from jsonb_populate_record\(\w+, \$(\d+)::jsonb\)/

/**
 * A change of some columns is sent as one JSON value (`set (a, b) = (select a, b from jsonb_populate_record(…))`): the
 * database ignores fields outside the list, so there must be none.
 */
export function complaintsOfPatch(
  values: NonNullable<Statement['values']>,
  text: string,
  checker: ts.TypeChecker,
): string[] {
  const [, listed = '', place] = PATCH.exec(text) ?? []
  const value = values[Number(place) - 1]
  const patch = value && ts.isCallExpression(value) ? value.arguments[0] : undefined
  if (!patch) return []
  const columns = new Set(listed.split(',').map((name) => name.trim()))
  return checker
    .getPropertiesOfType(checker.getTypeAtLocation(patch))
    .filter(({ name }) => !columns.has(name))
    .map(({ name }) => `${name}: the statement sets no column of this name`)
}
