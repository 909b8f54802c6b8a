import type { LogEntry, LogFilter } from '@okolitsa/contracts/office-log/office-log.endpoints.ts'
import { shownChanges } from '@okolitsa/domain/audit/shown-value.ts'
import { typedSearchOf } from '@okolitsa/domain/audit/typed-search.ts'
import { type IsoDate, momentIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { MOSCOW } from '@okolitsa/strings/ru/format.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { AuditMeanings, ChainedEntry } from '../../../people/audit/ports.ts'
import type { Deps } from '../../../services.ts'
import { findNamed, listPeople, listSellerTitles } from '../store/names.store.ts'

export type LogDeps = Deps<'executor' | 'audit' | 'products'>

export interface LogQuery extends LogFilter {
  readonly before?: number | undefined
}

/** Maximum people, and sellers, that a text of a search may mean. */
const MAX_MEANT = 50
/** Entities whose id is that of a product. */
const PRODUCTS: readonly string[] = ['product', 'stock', 'dish', 'tour_date']

/** Entries with the names of people, sellers and things, newest first. */
export async function searchLog(
  deps: LogDeps,
  query: LogQuery,
  { limit, language }: { readonly limit: number; readonly language: Language },
): Promise<LogEntry[]> {
  const { executor, audit } = deps
  const { person, action, kind, entity, subject, from, to, before } = query
  const entries = await audit.search(executor, {
    meanings: await meaningsOf(deps, query.search ?? '', language),
    staffId: person ?? null,
    action: action ?? null,
    kind: kind ?? null,
    thing: entity !== undefined && subject !== undefined ? { entity, entityId: subject } : null,
    from: from === undefined ? null : momentIn(MOSCOW, from as IsoDate, 0),
    until: to === undefined ? null : momentIn(MOSCOW, plusDays(to as IsoDate, 1), 0),
    before: before ?? null,
    limit,
  })
  return withNames(deps, entries)
}

async function meaningsOf({ executor }: LogDeps, typed: string, language: Language): Promise<AuditMeanings | null> {
  const search = typedSearchOf(typed)
  if (search === null) return null
  if ('number' in search) return { staffIds: [], actions: [], organizationIds: [], entityId: search.number }
  const named = await findNamed(executor, search.words, MAX_MEANT)
  return { ...named, actions: wordsIn(language).officeLog.actionsLike(search.words), entityId: null }
}

async function withNames({ executor, products }: LogDeps, entries: readonly ChainedEntry[]): Promise<LogEntry[]> {
  const idsOf = (isAsked: (entity: string) => boolean) =>
    entries.flatMap(({ entity, entityId }) => (isAsked(entity) && isInt(entityId) ? [Number(entityId)] : []))
  const authors = entries.flatMap(({ author }) => (author.kind === 'staff' ? [author.staffId] : []))
  const isPerson = (entity: string) => entity === 'staff' || entity === 'office_member' || entity === 'office_factor'
  const [people, sellers, titles] = await Promise.all([
    listPeople(executor, [...authors, ...idsOf(isPerson)]),
    listSellerTitles(
      executor,
      entries.flatMap(({ organizationId, onBehalfOf }) => [organizationId ?? [], onBehalfOf ?? []].flat()),
    ),
    products.titlesOf(
      executor,
      idsOf((entity) => PRODUCTS.includes(entity)),
    ),
  ])
  const titleOf = ({ entity, entityId, organizationId, before, after }: ChainedEntry): string | null => {
    if (PRODUCTS.includes(entity)) return titles.get(Number(entityId)) ?? null
    if (isPerson(entity)) return people.get(Number(entityId))?.name ?? null
    if (entity === 'seller' && organizationId !== null) return sellers.get(organizationId) ?? null
    const named = after?.title ?? before?.title ?? after?.name ?? before?.name
    return typeof named === 'string' ? named : null
  }
  const sellerOf = (id: number | null) => (id === null ? null : { id, title: sellers.get(id) ?? '' })
  return entries.map((entry) => {
    const { author, network, browser, system } = entry
    const person = author.kind === 'staff' ? people.get(author.staffId) : undefined
    return {
      id: entry.id,
      at: entry.at.toISOString(),
      kind: entry.kind,
      who:
        author.kind === 'staff'
          ? { staffId: author.staffId, name: person?.name ?? null, isOfOffice: person?.isOfOffice ?? false }
          : null,
      service: author.kind === 'service' ? author.name : null,
      origin: network === null ? null : { network, browser, system },
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId,
      title: titleOf(entry),
      seller: sellerOf(entry.organizationId),
      onBehalfOf: sellerOf(entry.onBehalfOf),
      changes: shownChanges(entry.before, entry.after),
      isErased: entry.isErased,
      reason: entry.reason,
      requestId: entry.requestId,
      hash: entry.hash,
    }
  })
}

/** True = the text is an id of an `integer` column. */
const isInt = (text: string): boolean => /^\d{1,9}$/.test(text)
