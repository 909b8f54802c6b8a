import type { Scope, SiteScope } from '@okolitsa/domain/identity/scope.ts'

/** Where a query finds whose a row is: names of columns, never anybody's words. */
export interface Owners {
  readonly organization: string
  readonly customer: string
}

/**
 * The condition that keeps a query within a scope. Its parameters follow the `before` ones that the query has: put
 * `scopeValues` of the same scope at the end of its parameters.
 */
export function within(scope: Scope, owners: Owners, before: number): string {
  if (scope.kind === 'all') return 'true'
  if (scope.kind === 'seller') return ofSellers(scope.organizationIds, owners.organization, before)
  if (scope.kind === 'site') return withinSite(scope, owners.organization, before)
  if (scope.site.sellers === 'every') return `${owners.customer} = $${before + 1}::int`
  return `${owners.customer} = $${before + 1}::int and ${owners.organization} = any($${before + 2}::int[])`
}

/**
 * One seller is asked for with `=`: then an index that begins with the seller gives rows in its order. A list, even of
 * one, gives no order, and all the seller's rows are sorted for a page of them.
 */
const ofSellers = (organizationIds: readonly number[], column: string, before: number): string =>
  organizationIds.length === 1 ? `${column} = ($${before + 1}::int[])[1]` : `${column} = any($${before + 1}::int[])`

/** The same for things of sellers that are nobody's own: what the site shows. `organization` is the column. */
export const withinSite = ({ sellers }: SiteScope, organization: string, before: number): string =>
  sellers === 'every' ? 'true' : `${organization} = any($${before + 1}::int[])`

/**
 * The condition that leaves the sellers a site shows, where the query reads who is hidden. Its parameters are those of
 * `within`.
 */
export function shownAt(
  site: SiteScope,
  seller: { readonly organization: string; readonly hidden: string },
  before: number,
): string {
  const own = withinSite(site, seller.organization, before)
  return site.seesHiddenSellers ? own : `${own} and not ${seller.hidden}`
}

/** The parameters of `within`. */
export function scopeValues(scope: Scope): readonly unknown[] {
  const ofSite = ({ sellers }: { sellers: 'every' | readonly number[] }) => (sellers === 'every' ? [] : [sellers])
  switch (scope.kind) {
    case 'all':
      return []
    case 'seller':
      return [scope.organizationIds]
    case 'site':
      return ofSite(scope)
    case 'customer':
      return [scope.customerId, ...ofSite(scope.site)]
  }
}
