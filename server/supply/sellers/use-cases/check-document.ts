import { dayIn, type IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { paperMovesOf, paperState } from '@okolitsa/domain/sellers/paper-check.ts'
import type { PaperEffect } from '@okolitsa/domain/sellers/paper-rule.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Database, Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { sellerPaperChecked, sellerPaperEnds } from '../events.ts'
import type { PaperRule, PaperVerdict } from '../paper-ports.ts'
import { saveCheck, takeEndingPapers, takeEndingPlots } from '../store/paper-check.store.ts'
import { listStale, saveLacksContract, savePlotEnd, saveRule, saveUnsold, takeRule } from '../store/paper-rule.store.ts'
import { listDocuments } from '../store/seller-parts.store.ts'
import { findSellerState } from '../store/seller-suspension.store.ts'
import { type SellerDeps, takeSeller } from './seller-deps.ts'

const AUTHOR = { kind: 'service', name: 'sellers' } as const

/**
 * Stops or resumes sales of a locked seller by its papers and the rules. The lock waits for orders that are being
 * placed, so none of stopped goods is placed after the commit.
 */
export async function recountPapersOf(
  { audit, clock }: Pick<SellerDeps, 'audit' | 'clock'>,
  tx: Executor,
  organizationId: number,
  by: 'Papers' | 'Contract' = 'Papers',
): Promise<boolean> {
  const changed = await saveUnsold(tx, organizationId, clock())
  if (!changed) return false
  const { before, after } = changed
  await audit.record(tx, AUTHOR, [
    {
      action: `${after.length > before.length ? 'stop' : 'resume'}By${by}`,
      entity: 'seller',
      entityId: organizationId,
      organizationId,
      before: { unsold: before },
      after: { unsold: after },
    },
  ])
  return true
}

/** Accepts or refuses a paper, and notifies the seller. @throws Refusal NOT_FOUND, PAPER_CHECKED */
export async function checkDocument(
  { audit, clock, readModels }: SellerDeps,
  tx: Executor,
  author: Author,
  { organizationId, documentId }: { readonly organizationId: number; readonly documentId: number },
  verdict: PaperVerdict,
): Promise<void> {
  await takeSeller(tx, organizationId)
  const paper = (await listDocuments(tx, organizationId)).find(({ id }) => id === documentId)
  const seller = await findSellerState(tx, organizationId, verdict.now)
  if (!paper || !seller) throw new Refusal('NOT_FOUND')
  const { check, validTo, kind, title, number } = paper
  const { refusal, seen, now } = verdict
  const state = paperState(check, validTo, dayIn(seller.timeZone, now))
  const move = refusal ? 'refuse' : 'accept'
  if (check !== seen || !paperMovesOf(state).includes(move)) throw new Refusal('PAPER_CHECKED')
  await saveCheck(tx, documentId, verdict, author.kind === 'staff' ? author.staffId : null)
  await audit.record(tx, author, [
    {
      action: refusal ? 'refuseDocument' : 'acceptDocument',
      entity: 'seller',
      entityId: organizationId,
      organizationId,
      before: { kind, title, number, check },
      after: { check: refusal ? 'refused' : 'accepted', reason: refusal?.reason, remark: refusal?.remark },
    },
  ])
  await recountPapersOf({ audit, clock }, tx, organizationId)
  await readModels.refreshSellers(tx, [organizationId])
  await emit(tx, sellerPaperChecked({ organizationId, title, isAccepted: refusal === null }))
}

/** Sets the last day of the accepted paper about a household plot; sales of a locked seller stop or resume. */
export async function setPlotEnd(
  deps: SellerDeps,
  tx: Executor,
  organizationId: number,
  validTo: IsoDate,
): Promise<void> {
  await savePlotEnd(tx, organizationId, validTo)
  if (await recountPapersOf(deps, tx, organizationId)) await deps.readModels.refreshSellers(tx, [organizationId])
}

/** Changes a rule. @throws Refusal NOT_FOUND, PAPER_RULE_CHANGED */
export async function changePaperRule(
  { audit }: Pick<SellerDeps, 'audit'>,
  tx: Executor,
  author: Author,
  rule: PaperRule,
  seen: PaperEffect,
): Promise<void> {
  const before = await takeRule(tx, rule)
  if (before === null) throw new Refusal('NOT_FOUND')
  if (before !== seen) throw new Refusal('PAPER_RULE_CHANGED')
  await saveRule(tx, rule)
  const { trade, categoryId, kind, effect } = rule
  await audit.record(tx, author, [
    {
      action: 'changePaperRule',
      entity: 'paper_rule',
      entityId: `${trade ?? categoryId}:${kind}`,
      organizationId: null,
      before: { effect: before },
      after: { trade, categoryId, kind, effect },
    },
  ])
}

/**
 * Stops and resumes sales of all sellers whose papers or rules have changed, a transaction for each. It runs after a
 * change of rules and every hour, since a paper ends at midnight of its seller's time zone and a category may require
 * other papers.
 */
export async function recountPapers(
  deps: SellerDeps,
  { executor, inTransaction }: Pick<Database, 'executor' | 'inTransaction'>,
): Promise<void> {
  for (const id of await listStale(executor, deps.clock())) {
    await inTransaction(async (tx) => {
      await takeSeller(tx, id)
      if (await recountPapersOf(deps, tx, id)) await deps.readModels.refreshSellers(tx, [id])
    })
  }
}

/** Stops sales of a seller that has not accepted the market's offer, or resumes them. @throws Refusal NOT_FOUND */
export async function setContractStop(
  deps: SellerDeps,
  tx: Executor,
  organizationId: number,
  lacksContract: boolean,
): Promise<void> {
  await takeSeller(tx, organizationId)
  await saveLacksContract(tx, organizationId, lacksContract)
  if (await recountPapersOf(deps, tx, organizationId, 'Contract'))
    await deps.readModels.refreshSellers(tx, [organizationId])
}

/** Maximum notices per run. */
const AT_ONCE = 500

/** Notifies sellers of papers that end in 30 days, 7 days and 1 day. */
export const notifyOfEndingPapers = ({ inTransaction }: Pick<Database, 'inTransaction'>, now: Date): Promise<void> =>
  inTransaction(async (tx) => {
    const plots = await takeEndingPlots(tx, now, AT_ONCE)
    const title = wordsIn('ru').officeSellers.page.points.plot ?? ''
    const ending = [
      ...(await takeEndingPapers(tx, now, AT_ONCE)),
      ...plots.map((plot) => ({ ...plot, title, documentId: 0 })),
    ]
    for (const { validTo, ...paper } of ending)
      if (validTo !== null) await emit(tx, sellerPaperEnds({ ...paper, validTo }))
  })
