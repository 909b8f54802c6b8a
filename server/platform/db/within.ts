import type { Scope, SiteScope } from '@okolitsa/domain/identity/scope.ts'

/** Columns that identify a row's owner. The names are constants of the code, never user input. */
export interface Owners {
  readonly organization: string
  readonly customer: string
}

/**
 * SQL condition that restricts a query to a scope. Its parameters follow the `before` existing ones; append
 * `scopeValues` of the same scope.
 */
export function within(scope: Scope, owners: Owners, before: number): string {
  if (scope.kind === 'all') return 'true'
  if (scope.kind === 'seller') return ofSellers(scope.organizationIds, owners.organization, before)
  if (scope.kind === 'site') return withinSite(scope, owners.organization, before)
  if (scope.site.sellers === 'every') return `${owners.customer} = $${before + 1}::int`
  return `${owners.customer} = $${before + 1}::int and ${owners.organization} = any($${before + 2}::int[])`
}

/**
 * Compares a single seller with `=`, so that an index that begins with the seller returns rows in order. With a list,
 * even of one seller, all rows of the seller would be sorted for each page.
 */
const ofSellers = (organizationIds: readonly number[], column: string, before: number): string =>
  organizationIds.length === 1 ? `${column} = ($${before + 1}::int[])[1]` : `${column} = any($${before + 1}::int[])`

/** SQL condition for public rows of the sellers that the site shows. `organization` is the column. */
export const withinSite = ({ sellers }: SiteScope, organization: string, before: number): string =>
  sellers === 'every' ? 'true' : `${organization} = any($${before + 1}::int[])`

/**
 * SQL condition for sellers visible on a site, for queries that also read hidden sellers. Its parameters are those of
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
