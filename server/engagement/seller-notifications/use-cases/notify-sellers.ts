import { ladderOf } from '@okolitsa/domain/seller-notifications/ladder.ts'
import { nextSendings, type SellerRule, type Sending } from '@okolitsa/domain/seller-notifications/next-sendings.ts'
import type { SellerNotificationDeps } from '../seller-notification-deps.ts'
import {
  endMatters,
  insertMatter,
  listDueSellers,
  listMatters,
  lockSeller,
  lookAgain,
  type NewMatter,
  type OpenMatter,
  saveLooks,
} from '../store/matter.store.ts'
import { insertMessage, listSent, saveMessage } from '../store/message.store.ts'
import { emailOf, findSeller, isOn, type NotifiedSeller } from '../store/settings.store.ts'
import { reachedBy, spent } from './reach-seller.ts'
import { sendBy } from './send-by.ts'

/** Maximum sellers per run; the remaining ones are notified in the next minute. */
const BATCH = 200
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

interface Taken extends Sending {
  readonly messageId: number
  readonly matters: readonly OpenMatter[]
}

/**
 * Inserts an item, and sends a message immediately where its schedule requires it. A repeated item sends no message.
 */
export async function takeMatter(deps: SellerNotificationDeps, matter: Omit<NewMatter, 'at'>): Promise<void> {
  const at = deps.clock()
  await deps.database.inTransaction((tx) => insertMatter(tx, { ...matter, at }))
  await notifySeller(deps, matter.organizationId)
}

/** Notifies every seller with due items. A failure for one seller does not stop the others. */
export async function notifySellers(deps: SellerNotificationDeps): Promise<void> {
  const failures: unknown[] = []
  for (const organizationId of await listDueSellers(deps.database.executor, deps.clock(), BATCH)) {
    await notifySeller(deps, organizationId).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * Sends due messages of one seller, each at most once: a message is committed before its provider is called. After a
 * definite refusal its steps are due again in a minute.
 */
async function notifySeller(deps: SellerNotificationDeps, organizationId: number): Promise<void> {
  const taken = await deps.database.inTransaction(async (tx) => {
    await lockSeller(tx, organizationId)
    const now = deps.clock()
    const seller = await findSeller(tx, organizationId)
    if (!seller) return null
    const matters = await listMatters(tx, organizationId)
    const open = matters.filter(({ isOpen }) => isOpen)
    await endMatters(
      tx,
      matters.filter(({ isOpen }) => !isOpen).map(({ id }) => id),
      now,
    )
    const sent = await listSent(tx, organizationId, new Date(now.getTime() - DAY_MS))
    const reaches = await reachedBy(deps, tx, organizationId, seller)
    for (const channel of spent(seller, sent)) reaches.delete(channel)
    const rule: SellerRule = {
      timeZone: seller.timeZone,
      quiet: seller.quiet,
      reaches,
      isOn: (topic, channel) => isOn(seller, topic, channel),
      lastSent: Object.fromEntries(sent.flatMap(({ channel, last }) => (last ? [[channel, last] as const] : []))),
    }
    const next = nextSendings(
      open.map((matter) => withoutLetter(matter, seller)),
      rule,
      now,
    )
    await saveLooks(tx, next.lookAt)
    const messages: Taken[] = []
    for (const sending of next.now) {
      const messageId = await insertMessage(tx, organizationId, sending, now)
      const included = new Set(sending.steps.map(({ matterId }) => matterId))
      messages.push({ ...sending, messageId, matters: open.filter(({ id }) => included.has(id)) })
    }
    return { seller, messages }
  })
  if (!taken) return
  await Promise.all(taken.messages.map((message) => send(deps, organizationId, taken.seller, message)))
}

/** Removes the e-mail channel from a request, whose e-mail is sent separately. */
function withoutLetter(matter: OpenMatter, seller: NotifiedSeller): OpenMatter {
  if (matter.kind !== 'request' || seller.usualEmail === null || emailOf(seller) !== seller.usualEmail) return matter
  const letters = [...ladderOf(matter).entries()].flatMap(([index, { channel }]) =>
    channel === 'email' ? [index] : [],
  )
  return { ...matter, passed: [...matter.passed, ...letters] }
}

async function send(
  deps: SellerNotificationDeps,
  organizationId: number,
  seller: NotifiedSeller,
  { channel, messageId, matters }: Taken,
): Promise<void> {
  const { executor } = deps.database
  const outcome = await sendBy(deps, channel, { organizationId, seller, matters, messageId })
  await saveMessage(executor, messageId, outcome)
  if (outcome.state !== 'failed') return
  await lookAgain(
    executor,
    matters.map(({ id }) => id),
    new Date(deps.clock().getTime() + MINUTE_MS),
  )
}
