import type { Node, SelectStmt } from 'libpg-query'

/** Whether a column of a result may be null, as far as the statement shows. */
export type Nullability = 'never' | 'nullable' | 'unknown'

/** Context of an expression: visible columns and inner queries. */
export interface Judge {
  /** True = aggregates run over groups, each with at least one row. */
  readonly isGrouped: boolean
  column(parts: readonly string[]): Nullability
  select(select: SelectStmt): Nullability
}

const nameOf = (names: readonly Node[] | undefined): string => {
  const last = names?.at(-1)
  return last && 'String' in last ? (last.String.sval ?? '') : ''
}

/** Functions whose result is never null, for any arguments. */
const NEVER_NULL =
  /^(count|json_build_|jsonb_build_|row_number|shop_now|now|clock_timestamp|gen_random_uuid|jsonb_strip_nulls$|concat)/
/** Functions whose result is null over no rows. */
const AGGREGATES =
  /^(sum|min|max|avg|array_agg|json_agg|jsonb_agg|json_object_agg|jsonb_object_agg|string_agg|bool_or|bool_and)$/
/** Functions whose result is null only for a null argument. */
const STRICT =
  /^(lower|upper|length|abs|floor|ceil|round|reverse|date_part|extract|cardinality|array_length|to_jsonb|md5|trim)$/
const STRICT_OPERATORS = /^([-+*/%<>=]|<=|>=|<>|!=|\|\||~~|!~~|@>|<@|&&|@@)$/

/** True when a row is returned even over no rows, because the expression consists of aggregates only. */
export function isAggregate(node: Node): boolean {
  const text = JSON.stringify(node)
  return /"sval":"(count|sum|min|max|avg|array_agg|jsonb?_agg|jsonb?_object_agg|string_agg|bool_or|bool_and)"/.test(
    text,
  )
}

const strict = (parts: readonly Nullability[]): Nullability => {
  if (parts.includes('nullable')) return 'nullable'
  return parts.every((part) => part === 'never') ? 'never' : 'unknown'
}

/** Determines whether an expression may be null; «unknown» where it depends on data or a function. */
export function judgeExpression(node: Node, judge: Judge): Nullability {
  const inner = (one: Node | undefined): Nullability => (one ? judgeExpression(one, judge) : 'unknown')
  if ('A_Const' in node) return node.A_Const.isnull ? 'nullable' : 'never'
  if ('ColumnRef' in node) {
    return judge.column(
      (node.ColumnRef.fields ?? []).map((field) => ('String' in field ? (field.String.sval ?? '') : '*')),
    )
  }
  if ('TypeCast' in node) return inner(node.TypeCast.arg)
  if ('CoalesceExpr' in node) {
    const parts = (node.CoalesceExpr.args ?? []).map(inner)
    if (parts.includes('never')) return 'never'
    return parts.every((part) => part === 'nullable') ? 'nullable' : 'unknown'
  }
  if ('NullTest' in node || 'BooleanTest' in node) return 'never'
  if ('BoolExpr' in node) {
    // «false and null» is false, so only never-null parts give a certain result
    return (node.BoolExpr.args ?? []).every((one) => inner(one) === 'never') ? 'never' : 'unknown'
  }
  if ('A_ArrayExpr' in node || 'RowExpr' in node) return 'never'
  if ('A_Expr' in node) {
    const { kind, name, lexpr, rexpr } = node.A_Expr
    if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return 'never'
    if (kind !== 'AEXPR_OP' || !STRICT_OPERATORS.test(nameOf(name))) return 'unknown'
    return strict([lexpr, rexpr].flatMap((one) => (one ? [inner(one)] : [])))
  }
  if ('SubLink' in node) {
    const { subLinkType, subselect } = node.SubLink
    if (subLinkType === 'EXISTS_SUBLINK' || subLinkType === 'ARRAY_SUBLINK') return 'never'
    return subLinkType === 'EXPR_SUBLINK' && subselect && 'SelectStmt' in subselect
      ? judge.select(subselect.SelectStmt)
      : 'unknown'
  }
  if ('CaseExpr' in node) {
    const { args = [], defresult } = node.CaseExpr
    if (!defresult) return 'nullable'
    const results = args.map((one) => ('CaseWhen' in one ? inner(one.CaseWhen.result) : 'unknown'))
    return strict([...results, inner(defresult)])
  }
  if ('FuncCall' in node) {
    const { funcname, args = [], agg_filter: filter, over } = node.FuncCall
    const name = nameOf(funcname)
    if (NEVER_NULL.test(name)) return 'never'
    if (AGGREGATES.test(name)) {
      if (filter || over || !judge.isGrouped) return 'nullable'
      return inner(args[0])
    }
    return STRICT.test(name) ? strict(args.map(inner)) : 'unknown'
  }
  return 'unknown'
}
