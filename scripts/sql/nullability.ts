import { loadModule, type Node, parseSync, type SelectStmt, type WithClause } from 'libpg-query'
import { isAggregate, type Judge, judgeExpression, type Nullability } from './null-expressions.ts'

interface Output {
  name: string
  is: Nullability
}
/** An item of FROM: a name and its columns; null = unknown columns (of a function). */
interface Source {
  name: string
  columns: readonly Output[] | null
}
type Named = ReadonlyMap<string, readonly Output[] | null>

/** Columns of tables, and texts of views, from the database. */
export interface Catalogue {
  /** Columns in their order, by table. */
  readonly tables: ReadonlyMap<string, readonly Output[]>
  readonly views: ReadonlyMap<string, string>
}

await loadModule()

/** Nullability of a statement's columns; empty when it returns none or cannot be parsed. */
export function nullabilityOf(text: string, catalogue: Catalogue): Nullability[] {
  const [statement] = parseSync(text).stmts ?? []
  const outputs = statement?.stmt ? outputsOf(statement.stmt, new Map(), catalogue) : null
  return outputs?.map(({ is }) => is) ?? []
}

/** Relations named in a statement, for comparison with the guard's register. */
export function relationsOf(text: string): string[] {
  const found = new Set<string>()
  const own = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key === 'ctename') own.add(String(value))
      if (key === 'relname') found.add(String(value))
      visit(value)
    }
  }
  visit(parseSync(text).stmts)
  return [...found].filter((name) => !own.has(name))
}

function outputsOf(node: Node, named: Named, catalogue: Catalogue): Output[] | null {
  if ('SelectStmt' in node) return outputsOfSelect(node.SelectStmt, named, catalogue)
  if ('InsertStmt' in node) {
    const { relation, returningClause, withClause } = node.InsertStmt
    return returned(returningClause?.exprs, relation, [], undefined, withNames(withClause, named, catalogue), catalogue)
  }
  if ('UpdateStmt' in node) {
    const { relation, returningClause, withClause, fromClause = [], whereClause } = node.UpdateStmt
    const within = withNames(withClause, named, catalogue)
    return returned(returningClause?.exprs, relation, fromClause, whereClause, within, catalogue)
  }
  if ('DeleteStmt' in node) {
    const { relation, returningClause, withClause, usingClause = [], whereClause } = node.DeleteStmt
    const within = withNames(withClause, named, catalogue)
    return returned(returningClause?.exprs, relation, usingClause, whereClause, within, catalogue)
  }
  return null
}

function returned(
  targets: readonly Node[] | undefined,
  relation: { relname?: string } | undefined,
  from: readonly Node[],
  where: Node | undefined,
  named: Named,
  catalogue: Catalogue,
): Output[] | null {
  if (!targets || !relation) return []
  const sources = [{ RangeVar: relation } as Node, ...from].flatMap((one) => sourcesOf(one, named, catalogue))
  // an UPDATE may set columns of its condition to null
  return listed(targets, sources, from.length === 0 ? undefined : where, named, catalogue, true)
}

function withNames(clause: WithClause | undefined, named: Named, catalogue: Catalogue): Named {
  const names = new Map(named)
  for (const one of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in one)) continue
    const { ctename = '', ctequery, aliascolnames } = one.CommonTableExpr
    if (clause?.recursive) names.set(ctename, null)
    const outputs = ctequery ? outputsOf(ctequery, names, catalogue) : null
    names.set(ctename, renamed(outputs, aliascolnames))
  }
  return names
}

const renamed = (outputs: readonly Output[] | null, names: readonly Node[] | undefined): readonly Output[] | null =>
  outputs?.map((output, index) => {
    const name = names?.[index]
    return name && 'String' in name ? { ...output, name: name.String.sval ?? '' } : output
  }) ?? null

function outputsOfSelect(select: SelectStmt, outer: Named, catalogue: Catalogue): Output[] | null {
  const named = withNames(select.withClause, outer, catalogue)
  if (select.larg && select.rarg) {
    const [left, right] = [select.larg, select.rarg].map((one) => outputsOfSelect(one, named, catalogue))
    return left?.map((one, index) => ({ name: one.name, is: worse(one.is, right?.[index]?.is ?? 'unknown') })) ?? null
  }
  if (select.valuesLists) return null
  const sources = (select.fromClause ?? []).flatMap((one) => sourcesOf(one, named, catalogue))
  return listed(
    select.targetList ?? [],
    sources,
    select.whereClause,
    named,
    catalogue,
    select.groupClause !== undefined,
  )
}

const worse = (one: Nullability, other: Nullability): Nullability =>
  one === 'nullable' || other === 'nullable' ? 'nullable' : one === other ? one : 'unknown'

function sourcesOf(node: Node, named: Named, catalogue: Catalogue): Source[] {
  if ('RangeVar' in node) {
    const { relname = '', alias } = node.RangeVar
    const columns = named.has(relname) ? (named.get(relname) ?? null) : columnsOf(relname, catalogue)
    return [{ name: alias?.aliasname ?? relname, columns: renamed(columns, alias?.colnames) }]
  }
  if ('RangeSubselect' in node) {
    const { subquery, alias } = node.RangeSubselect
    const outputs = subquery ? outputsOf(subquery, named, catalogue) : null
    return [{ name: alias?.aliasname ?? '', columns: renamed(outputs, alias?.colnames) }]
  }
  if ('JoinExpr' in node) {
    const { larg, rarg, jointype } = node.JoinExpr
    const left = larg ? sourcesOf(larg, named, catalogue) : []
    const right = rarg ? sourcesOf(rarg, named, catalogue) : []
    return [
      ...(jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL' ? left.map(asNullable) : left),
      ...(jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL' ? right.map(asNullable) : right),
    ]
  }
  return [{ name: 'RangeFunction' in node ? (node.RangeFunction.alias?.aliasname ?? '') : '', columns: null }]
}

const asNullable = ({ name, columns }: Source): Source => ({
  name,
  columns: columns?.map((column) => ({ ...column, is: 'nullable' as const })) ?? null,
})

const ofViews = new WeakMap<Catalogue, Map<string, readonly Output[] | null>>()

function columnsOf(relation: string, catalogue: Catalogue): readonly Output[] | null {
  const view = catalogue.views.get(relation)
  if (view === undefined) return catalogue.tables.get(relation) ?? null
  const known = ofViews.get(catalogue) ?? new Map<string, readonly Output[] | null>()
  ofViews.set(catalogue, known)
  if (!known.has(relation)) {
    const [statement] = parseSync(view).stmts ?? []
    known.set(relation, statement?.stmt ? outputsOf(statement.stmt, new Map(), catalogue) : null)
  }
  return known.get(relation) ?? null
}

function listed(
  targets: readonly Node[],
  sources: readonly Source[],
  where: Node | undefined,
  named: Named,
  catalogue: Catalogue,
  isGrouped: boolean,
): Output[] | null {
  const there = new Set(where ? provedBy(where) : [])
  const judge: Judge = {
    isGrouped,
    column: (parts) => {
      const [name = '', table] = [...parts].reverse()
      if (there.has(parts.join('.')) || there.has(name)) return 'never'
      const from = sources.filter((source) => table === undefined || source.name === table)
      const found = from.flatMap(({ columns }) => columns?.filter((column) => column.name === name) ?? [])
      return found.length === 1 && found[0] ? found[0].is : 'unknown'
    },
    // a subquery without a row is null, except one that always has its row
    select: (select) => {
      const [only] = outputsOfSelect(select, named, catalogue) ?? []
      const hasRow = !select.groupClause && (select.targetList ?? []).some((one) => isAggregate(one))
      return only && hasRow ? only.is : 'unknown'
    },
  }
  const outputs: Output[] = []
  for (const target of targets) {
    if (!('ResTarget' in target) || !target.ResTarget.val) return null
    const { name, val } = target.ResTarget
    const stars = starOf(val)
    if (stars === null) {
      outputs.push({ name: name ?? lastNameOf(val), is: judgeExpression(val, judge) })
      continue
    }
    for (const source of sources.filter((one) => stars === '' || one.name === stars)) {
      if (!source.columns) return null
      outputs.push(...source.columns)
    }
  }
  return outputs
}

const partsOf = (node: Node): string[] | null =>
  'ColumnRef' in node
    ? (node.ColumnRef.fields ?? []).map((field) => ('String' in field ? (field.String.sval ?? '') : '*'))
    : null
/** The table of `table.*`, an empty text for `*`, null for any other expression. */
function starOf(node: Node): string | null {
  const parts = partsOf(node)
  return parts?.at(-1) === '*' ? (parts[0] === '*' ? '' : (parts[0] ?? '')) : null
}
function lastNameOf(node: Node): string {
  if ('TypeCast' in node && node.TypeCast.arg) return lastNameOf(node.TypeCast.arg)
  return partsOf(node)?.at(-1) ?? ''
}

/** Columns that a condition excludes from being null: compared, or required to be present. */
function provedBy(condition: Node): string[] {
  if ('BoolExpr' in condition) {
    const { boolop, args = [] } = condition.BoolExpr
    return boolop === 'AND_EXPR' ? args.flatMap(provedBy) : []
  }
  if ('NullTest' in condition) {
    const { arg, nulltesttype } = condition.NullTest
    return nulltesttype === 'IS_NOT_NULL' && arg ? (partsOf(arg) ? [partsOf(arg)?.join('.') ?? ''] : []) : []
  }
  if ('A_Expr' in condition) {
    const { kind, lexpr, rexpr } = condition.A_Expr
    if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return []
    return [lexpr, rexpr].flatMap((side) => (side && partsOf(side) ? [partsOf(side)?.join('.') ?? ''] : []))
  }
  return []
}
