import type { Scope } from '@okolitsa/domain/identity/scope.ts'

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
  if (scope.kind === 'seller') return `${owners.organization} = any($${before + 1}::int[])`
  if (scope.kind === 'site')
    return scope.sellers === 'every' ? 'true' : `${owners.organization} = any($${before + 1}::int[])`
  if (scope.site.sellers === 'every') return `${owners.customer} = $${before + 1}::int`
  return `${owners.customer} = $${before + 1}::int and ${owners.organization} = any($${before + 2}::int[])`
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
