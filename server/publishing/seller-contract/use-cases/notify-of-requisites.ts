import { shownRequisites } from '@okolitsa/domain/seller-contract/requisites.ts'
import { requisitesMessages } from '@okolitsa/strings/ru/requisites-messages.ts'
import { emitMany } from '../../../platform/db/outbox.ts'
import type { PayloadOf } from '../../../platform/events/event.ts'
import { type requisitesConfirmed, requisitesMessageDue } from '../events.ts'
import type { SellerContractDeps } from '../seller-contract-deps.ts'
import { findRequisites } from '../store/requisites.store.ts'

/** Plans one notice for each contact that was known before the change, so that a failed one repeats alone. */
export async function notifyOfRequisites(
  { database }: Pick<SellerContractDeps, 'database'>,
  { versionId, what }: PayloadOf<typeof requisitesConfirmed>,
): Promise<void> {
  const version = await findRequisites(database.executor, versionId)
  if (!version) return
  await database.inTransaction((tx) =>
    emitMany(
      tx,
      version.contacts.map((_, place) => ({ event: requisitesMessageDue({ versionId, what, place }), dueAt: null })),
    ),
  )
}

/**
 * Sends a notice about requisites, at any hour and at least once: a missed one is worse than a repeated one. The link
 * of the notice cancels the change without signing in.
 */
export async function sendRequisitesMessage(
  { database, market, channel, mail, publicUrl, links }: SellerContractDeps,
  { versionId, what, place }: PayloadOf<typeof requisitesMessageDue>,
): Promise<void> {
  const version = await findRequisites(database.executor, versionId)
  const to = version?.contacts[place]
  // a cancelled change needs no link any more
  if (!version || to === undefined || (what === 'changed' && version.cancelledAt !== null)) return
  const { name } = market.current().identity
  const text = requisitesMessages[what]({
    seller: version.seller,
    shown: shownRequisites(version.requisites),
    from: version.effectiveFrom,
    zone: version.timeZone,
    link: `${publicUrl}/cabinet/requisites/${links.seal(versionId)}`,
  })
  if (to.includes('@')) await mail?.send({ sender: name, to, ...text.letter })
  else await channel.send(to, text.sms(name))
}
