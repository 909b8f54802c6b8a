import { FOREIGN_READS } from './foreign-reads.ts'
import { DESK, nounOf } from './nouns.ts'
import { RELATIONS } from './relations.ts'

/** Module that may read all tables and write none: the check of stock, orders and money. */
export const CHECKER = 'integrity'

/** Writes of triggers to another module's table, for two tables that must always agree between transactions. */
export const TRIGGER_WRITES: Readonly<Record<string, readonly string[]>> = {
  bonus_entry_tells: ['outbox'],
  numbers_follow_order: ['numbers_stale'],
  numbers_follow_line: ['numbers_stale'],
  numbers_follow_lines: ['numbers_stale'],
  numbers_follow_claim: ['numbers_stale'],
  numbers_follow_refund: ['numbers_stale'],
  numbers_follow_seller: ['numbers_stale'],
}

/** Owners of database functions outside triggers that read or write relations; only the owner may call them. */
export const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['seal_audit', 'audit'],
  ['refresh_product_cards', 'read-models'],
  ['refresh_ratings', 'reviews'],
  ['count_search_lexemes', 'read-models'],
  ['refresh_dish_index', 'restaurants'],
  ['take_free_delivery', 'subscription'],
  ['give_free_delivery_back', 'subscription'],
  ['lock_delivery_days', 'sellers'],
  ['load_delivery_day', 'sellers'],
  ['load_delivery_slot', 'sellers'],
  ['search_synonyms', 'search'],
  ['listing_categories', 'read-models'],
  ['without_homonyms', 'read-models'],
  ['read_search', 'catalog'],
  ['read_dish_search', 'restaurants'],
  ['nearest_search_word', 'catalog'],
  ['numbers_of_day', 'numbers'],
  ['office_customers', 'office-orders'],
  ['office_goods', 'office-orders'],
])

/** Read-only functions that the integrity check also calls, to compare their results with stored numbers. */
export const READING_FUNCTIONS: ReadonlySet<string> = new Set(['numbers_of_day'])

/** The module of a server file; null = a file that must not access tables. */
export function moduleOfFile(path: string): string | null {
  if (/^server\/(demo\/|demo-world\.ts$)/.test(path)) return 'demo'
  if (/^server\/db\/(check|integrity)-/.test(path)) return CHECKER
  const [, context, module, desk] = /^server\/([\w-]+)\/([\w-]+)\/(desk\/)?/.exec(path) ?? []
  if (context === 'platform') return context
  if (module === undefined || context === 'adapters' || context === 'web' || context === 'db') return null
  return desk ? `${module}${DESK}` : module
}

const granted = (module: string, relation: string) => FOREIGN_READS[nounOf(module)]?.reads.includes(relation)

/** Reason why a module may not access a relation; null = it may. Unknown names are names of WITH queries. */
export function strangerTo(relation: string, access: 'read' | 'write', module: string | null): string | null {
  if (relation === '?') return 'name the relation in the text: a name put in is seen by nobody'
  const known = RELATIONS.get(relation)
  if (!known || known.owner === module) return null
  // the demo world writes by commands of the owners and only checks whether there are rows
  if (module === 'demo' && access === 'read') return null
  if (access === 'write')
    return `${module ?? 'this file'} writes ${relation}, which ${known.owner} owns: call its service`
  if (module === CHECKER) return null
  if (module !== null && (nounOf(known.owner) === nounOf(module) || granted(module, relation))) return null
  return `${module ?? 'this file'} reads ${relation}, which ${known.owner} owns: call its service, or read a view it publishes and declare it in server/db/foreign-reads.ts`
}

/** Number of grants of `foreign-reads.ts`: all, and those on tables rather than published views. */
export function countGrants(): { readonly all: number; readonly raw: number } {
  const granted = Object.values(FOREIGN_READS).flatMap(({ reads }) => reads)
  return {
    all: granted.length,
    raw: granted.filter((relation) => RELATIONS.get(relation)?.kind !== 'published view').length,
  }
}
