import { isReservedSiteName } from '@okolitsa/domain/sites/site-name.ts'
import type { Executor } from '../../platform/db/client.ts'
import { MAX_SITES } from './policy.ts'
import { takenHosts } from './store/site-start.store.ts'

/** Maximum length of the name's base: a name has at most 40 characters, and a numeric suffix needs two. */
const MAX_BASE_LENGTH = 38

/** A free first part of a host: the seller's slug, or the slug with a number. */
export async function freeSiteName(executor: Executor, slug: string, shopHost: string): Promise<string> {
  const base = slug.slice(0, MAX_BASE_LENGTH).replace(/-+$/, '')
  const names = Array.from({ length: MAX_SITES + 1 }, (_, index) => (index === 0 ? base : `${base}-${index + 1}`))
  const taken = await takenHosts(
    executor,
    names.map((name) => `${name}.${shopHost}`),
  )
  return names.find((name) => !isReservedSiteName(name) && !taken.has(`${name}.${shopHost}`)) ?? base
}
