import type { Area } from '@okolitsa/domain/market/areas.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditedChange, Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import { refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../services.ts'
import { MAX_PUBLISHED } from './policy.ts'
import { countOtherPublished, insertBlock, lockBlock, setPublished } from './store/content.store.ts'
import { listPlanned, setPlannedAt } from './store/recipe-version.store.ts'
import { deleteBlock, findVersion, insertSignedVersion, type StoredFields } from './store/version.store.ts'

const PLANNED: Author = { kind: 'service', name: 'planned-content' }

/** The versions that a person has seen; version 0 = the block does not exist. */
export interface SeenVersions {
  readonly version: number
  readonly publishedVersion: number | null
}

/** A sort of blocks that the office edits. */
export interface ShowcaseSort {
  isOne(fields: Pick<StoredFields, 'kind' | 'slot'>): boolean
  /** Refuses BAD_REQUEST. Called for every save, and for every publication, because the market may have changed. */
  refuseWrong(fields: StoredFields, closed: readonly Area[]): void
  /** Refuses BAD_REQUEST when a block lacks what it needs to be shown; a draft may lack it. */
  refuseUnready?(tx: Executor, fields: StoredFields): Promise<void>
  /** Writes what is shown into the tables of another module; null = nothing is shown any more. */
  show?(tx: Executor, code: string, fields: StoredFields | null, author: Author): Promise<void>
}

/**
 * Commands of the office on versions of blocks. Each takes the block under a lock; a change that is based on other
 * versions than the present ones is refused with SHOWCASE_CHANGED, so nobody writes over what they have not seen.
 */
export function createShowcaseCommands(
  { audit, clock }: Deps<'audit' | 'clock'>,
  { isOne, refuseWrong, refuseUnready, show }: ShowcaseSort,
) {
  const take = async (tx: Executor, code: string, seen: SeenVersions | null) => {
    const block = await lockBlock(tx, code)
    const last = block && block.lastVersion > 0 ? await findVersion(tx, code, block.lastVersion) : null
    if (!block || (last ? !isOne(last) : seen?.version !== 0)) throw new Refusal('NOT_FOUND')
    if (seen && (seen.version !== block.lastVersion || seen.publishedVersion !== block.publishedVersion))
      throw new Refusal('SHOWCASE_CHANGED')
    return { ...block, last }
  }
  const record = (
    tx: Executor,
    author: number | Author,
    action: string,
    entityId: string,
    states: Pick<AuditedChange, 'before' | 'after'>,
  ) =>
    audit.record(tx, typeof author === 'number' ? { kind: 'staff', staffId: author } : author, [
      { action, entity: 'content', entityId, organizationId: null, ...states },
    ])
  const add = (tx: Executor, staffId: number, code: string, version: number, fields: StoredFields) =>
    insertSignedVersion(tx, { code, version, fields }, { staffId, now: clock() })

  return {
    /** Adds a version; the block is created when version 0 was seen. */
    save: async (
      tx: Executor,
      staffId: number,
      { code, seen, fields }: { code: string; seen: SeenVersions; fields: StoredFields },
      closed: readonly Area[],
    ) => {
      refuseWrong(fields, closed)
      if (seen.version === 0) await insertBlock(tx, code)
      const { lastVersion, last } = await take(tx, code, seen)
      await add(tx, staffId, code, lastVersion + 1, fields)
      await record(tx, staffId, 'draftContent', code, {
        before: last && { ...last, version: lastVersion },
        after: { ...fields, version: lastVersion + 1 },
      })
    },
    /** Publishes the last version, or a new copy of an earlier one. */
    publish: async (
      tx: Executor,
      staffId: number,
      { code, seen, version }: { code: string; seen: SeenVersions; version: number },
      closed: readonly Area[],
    ) => {
      const { lastVersion, publishedVersion, last } = await take(tx, code, seen)
      const isEarlier = version !== lastVersion
      const fields = isEarlier ? await findVersion(tx, code, version) : last
      if (!fields) throw new Refusal('NOT_FOUND')
      refuseWrong(fields, closed)
      await refuseUnready?.(tx, fields)
      // recipes and festivals are not kept in memory
      if (!['recipe', 'festival'].includes(fields.kind) && (await countOtherPublished(tx, code)) >= MAX_PUBLISHED)
        refuseMistakes({ version: 'tooBig' })
      const published = isEarlier ? lastVersion + 1 : lastVersion
      if (isEarlier) await add(tx, staffId, code, published, fields)
      await show?.(tx, code, fields, { kind: 'staff', staffId })
      await setPublished(tx, code, published, clock())
      await record(tx, staffId, isEarlier ? 'rollBackContent' : 'publishContent', code, {
        before: { publishedVersion },
        after: { publishedVersion: published, ...(isEarlier && { copyOf: version }) },
      })
    },
    withdraw: async (tx: Executor, staffId: number, code: string, seen: SeenVersions) => {
      const { publishedVersion } = await take(tx, code, seen)
      await show?.(tx, code, null, { kind: 'staff', staffId })
      await setPublished(tx, code, null, clock())
      await record(tx, staffId, 'withdrawContent', code, {
        before: { publishedVersion },
        after: { publishedVersion: null },
      })
    },
    /** Plans the publication of the last version, or of a new copy of an earlier one; null ends the plan. */
    plan: async (
      tx: Executor,
      staffId: number,
      { code, seen, version, at }: { code: string; seen: SeenVersions; version: number; at: Date | null },
    ) => {
      const { lastVersion, last } = await take(tx, code, seen)
      const isEarlier = version !== lastVersion
      const fields = isEarlier ? await findVersion(tx, code, version) : last
      if (!fields) throw new Refusal('NOT_FOUND')
      if (at) await refuseUnready?.(tx, fields)
      const planned = isEarlier ? lastVersion + 1 : lastVersion
      if (isEarlier) await add(tx, staffId, code, planned, fields)
      const before = await setPlannedAt(tx, code, planned, at)
      await record(tx, staffId, at ? 'planContent' : 'cancelContentPlan', code, {
        before: { plannedFor: before },
        after: { version: planned, plannedFor: at },
      })
    },
    /** Publishes a planned version whose moment has come. A block that lacks something by then loses its plan. */
    publishPlanned: async (tx: Executor, code: string, version: number) => {
      const { publishedVersion } = await take(tx, code, null)
      const fields = await findVersion(tx, code, version)
      if (!fields) return
      const isDue = (await listPlanned(tx, clock(), [fields.kind])).some(
        (one) => one.code === code && one.version === version,
      )
      if (!isDue) return
      const isReady = await Promise.resolve(refuseUnready?.(tx, fields)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal) return false
          throw error
        },
      )
      if (isReady) {
        await show?.(tx, code, fields, PLANNED)
        await setPublished(tx, code, version, clock())
      } else await setPlannedAt(tx, code, version, null)
      await record(tx, PLANNED, isReady ? 'publishContent' : 'cancelContentPlan', code, {
        before: { publishedVersion },
        after: { publishedVersion: isReady ? version : publishedVersion },
      })
    },
    remove: async (tx: Executor, staffId: number, code: string) => {
      const { last, lastVersion } = await take(tx, code, null)
      await deleteBlock(tx, code)
      await record(tx, staffId, 'removeContent', code, { before: { ...last, version: lastVersion }, after: null })
    },
  }
}
export type ShowcaseCommands = ReturnType<typeof createShowcaseCommands>
