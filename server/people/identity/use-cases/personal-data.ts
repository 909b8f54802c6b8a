import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { deletionDueAt, EXPORT_HOURS, exportExpiresAt } from '@okolitsa/domain/identity/account-deletion.ts'
import type { DataRequestKind } from '@okolitsa/domain/office/data-requests.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import type { ArchiveParts, DeletionBlock, PersonalDataPart } from '../../../platform/personal-data/personal-data.ts'
import type { Deps } from '../../../services.ts'
import { exportAsked, photosErased } from '../events.ts'
import { lockCustomer } from '../store/customer-store.ts'
import { endRunning, insertRequest } from '../store/data-request-store.ts'
import { listMerged } from '../store/merge-store.ts'
import * as store from '../store/personal-data-store.ts'
import { endOtherSessions } from '../store/session-store.ts'
import { NO_SESSION } from '../tokens.ts'

const DAY_MS = 86_400_000
/** Maximum requests for an archive, because an archive reads all data of a person. */
const EXPORTS: TryLimit = { kind: 'personal-export', most: 3, windowSeconds: 24 * 3600 }

export interface PersonalDataDeps extends Deps<'database' | 'clock'> {
  readonly parts: readonly PersonalDataPart[]
}

/** Reasons that prevent the deletion of an account. */
export async function blocksOf(
  { parts }: Pick<PersonalDataDeps, 'parts'>,
  executor: Executor,
  customerId: number,
): Promise<DeletionBlock[]> {
  const found: DeletionBlock[] = []
  for (const part of parts) found.push(...((await part.blocks?.(executor, customerId)) ?? []))
  return found
}

/** Requests an archive; has no effect while one is being made. @throws Refusal TOO_MANY_REQUESTS */
export const askForExport = (deps: PersonalDataDeps, customerId: number): Promise<void> =>
  deps.database.inTransaction(async (tx) => {
    if (await startExport(deps, tx, customerId)) await insertRequest(tx, ofAccount(deps, customerId, 'export'))
  })

/** A request that the person makes in the account and the jobs carry out. */
const ofAccount = ({ clock }: Pick<PersonalDataDeps, 'clock'>, customerId: number, kind: DataRequestKind) => ({
  ...{ customerId, kind, source: 'account' as const, text: null, state: 'running' as const },
  receivedOn: dayIn(SHOP_TIME_ZONE, clock()),
})

/** Begins an archive in the caller's transaction; false = one is being made. @throws Refusal TOO_MANY_REQUESTS */
export async function startExport({ clock }: PersonalDataDeps, tx: Executor, customerId: number): Promise<boolean> {
  await lockCustomer(tx, customerId)
  const known = await store.findExport(tx, customerId)
  if (known && known.readyAt === null) return false
  const now = clock()
  await refuseOverLimit(tx, EXPORTS, String(customerId), now)
  await saveTry(tx, EXPORTS, String(customerId), now)
  await store.saveExportRequest(tx, customerId, now)
  await emit(tx, exportAsked({ customerId }))
  return true
}

/** Makes the requested archive in a job from one consistent snapshot. Idempotent. */
export const makeArchive = ({ database, clock, parts }: PersonalDataDeps, customerId: number): Promise<void> =>
  database.inTransaction(async (tx) => {
    const asked = await store.findExport(tx, customerId)
    if (!asked || asked.readyAt !== null) return
    let archive: ArchiveParts = {}
    // merged accounts keep consents and phones, which were given there
    for (const id of [customerId, ...(await listMerged(tx, customerId))])
      for (const part of parts)
        for (const [name, rows] of Object.entries(await part.read(tx, id)))
          archive = { ...archive, [name]: [...(archive[name] ?? []), ...rows] }
    const filled = Object.fromEntries(Object.entries(archive).filter(([, rows]) => rows.length > 0))
    await store.saveArchive(tx, customerId, JSON.stringify(filled, null, 2), clock())
    await endRunning(tx, customerId, { kind: 'export', state: 'done', at: clock() })
  })

/**
 * Opens the archive.
 * @throws Refusal NOT_FOUND when it does not exist or was deleted
 */
export async function openArchive({ database, clock }: PersonalDataDeps, customerId: number): Promise<string> {
  const since = new Date(clock().getTime() - EXPORT_HOURS * 3_600_000)
  const archive = await store.findArchive(database.executor, customerId, since)
  if (archive === null) throw new Refusal('NOT_FOUND')
  return archive
}

/** The state of the archive, and the reasons that prevent the deletion of the account. */
export async function readPersonalData(deps: PersonalDataDeps, customerId: number) {
  const { executor } = deps.database
  const known = await store.findExport(executor, customerId)
  const expiresAt = known?.readyAt ? exportExpiresAt(known.readyAt) : null
  const isOver = expiresAt !== null && expiresAt <= deps.clock()
  return {
    state: known === null || isOver ? ('none' as const) : expiresAt ? ('ready' as const) : ('waiting' as const),
    askedAt: isOver ? null : (known?.askedAt ?? null),
    expiresAt: isOver ? null : expiresAt,
    blocks: await blocksOf(deps, executor, customerId),
  }
}

/**
 * Stores the request for deletion and ends every session immediately; the account is deleted after the grace period.
 * @throws Refusal DELETION_BLOCKED while an order, a claim or a refund is open
 */
export const askForDeletion = (
  deps: PersonalDataDeps,
  customerId: number,
): Promise<{ dueAt: Date; sessions: readonly string[] }> =>
  deps.database.inTransaction(async (tx) => {
    const started = await startDeletion(deps, tx, customerId, deletionDueAt(deps.clock()))
    await insertRequest(tx, ofAccount(deps, customerId, 'deletion'))
    return started
  })

/** Begins a deletion in the caller's transaction; see `askForDeletion`. */
export async function startDeletion(deps: PersonalDataDeps, tx: Executor, customerId: number, dueAt: Date) {
  await lockCustomer(tx, customerId)
  const reasons = await blocksOf(deps, tx, customerId)
  if (reasons.length > 0) throw new Refusal('DELETION_BLOCKED', { reasons })
  const now = deps.clock()
  await store.saveDeletionRequest(tx, customerId, now, dueAt)
  return { dueAt, sessions: await endOtherSessions(tx, customerId, NO_SESSION, 'ended_by_customer', now) }
}

/**
 * Erases one due account in one transaction over all modules: a crash leaves the account complete, and another node
 * retries. False = none is due.
 */
export const eraseNext = ({ database, clock, parts }: PersonalDataDeps): Promise<boolean> =>
  database.inTransaction(async (tx) => {
    const now = clock()
    const customerId = await store.takeDueDeletion(tx, now)
    if (customerId === null) return false
    await lockCustomer(tx, customerId)
    // a new reason has arisen meanwhile, such as a contested claim
    if ((await blocksOf({ parts }, tx, customerId)).length > 0) {
      await store.putOffDeletion(tx, customerId, new Date(now.getTime() + DAY_MS))
      return true
    }
    await store.allowErasing(tx)
    const keys: string[] = []
    for (const id of [customerId, ...(await listMerged(tx, customerId))])
      for (const part of parts) keys.push(...(await part.erase(tx, id)))
    if (keys.length > 0) await emit(tx, photosErased({ keys }))
    await store.finishDeletion(tx, customerId, now)
    await endRunning(tx, customerId, { kind: 'deletion', state: 'done', at: now })
    return true
  })
