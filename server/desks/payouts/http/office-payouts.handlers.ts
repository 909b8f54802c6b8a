import type { officePayoutsEndpoints } from '@okolitsa/contracts/payouts/office-payouts.endpoints.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { kopecksOf } from '@okolitsa/domain/money/roubles.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { isPayoutDay, nextPayoutDay } from '@okolitsa/domain/statements/payout-calendar.ts'
import { bankFiles } from '@okolitsa/strings/ru/bank-files.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { countWaiting, listItems } from '../store/item.store.ts'
import { listCandidates, listOpenMovements, titlesOfItems } from '../store/movement.store.ts'
import { findRun, listRuns, type RunRow } from '../store/run.store.ts'
import { approvalModeNow, approveRun, cancelRun } from '../use-cases/change-run.ts'
import { makeDraft } from '../use-cases/draft-run.ts'
import {
  decideMovement,
  failPayout,
  importStatement,
  matchStatement,
  statementOf,
} from '../use-cases/import-statement.ts'
import { readOrdersFile, sendRun, waysOf } from '../use-cases/send-run.ts'
import { presentItem, presentOpen, presentPreview, presentRun } from './present-run.ts'

const RUNS_PER_PAGE = 20
const ITEMS_PER_PAGE = 100
const MAX_MOVEMENTS = 100
/** Days for which a returned payout is shown as waiting for the seller's requisites. */
const RETURN_DAYS = 14
const DAY_MS = 86_400_000

const mayChange = ({ roles }: Pick<Office, 'roles'>) => officePermissionsOf(roles).includes('managePayouts')

export function officePayoutsHandlers(deps: PayoutDeps): Handlers<typeof officePayoutsEndpoints> {
  const { executor } = deps.database

  const presented = async (rows: readonly RunRow[], actor: Pick<Office, 'staffId' | 'roles'>) => {
    const people = rows.flatMap(({ draftedBy, approvedBy }) =>
      approvedBy === null ? [draftedBy] : [draftedBy, approvedBy],
    )
    const [names, mode, market] = await Promise.all([
      deps.office.namesOf(executor, [...new Set(people)]),
      approvalModeNow(deps, executor),
      deps.market.read(executor),
    ])
    const reader = {
      callerId: actor.staffId,
      mayChange: mayChange(actor),
      mode,
      now: deps.clock(),
      names,
      ways: waysOf(deps, market),
    }
    return rows.map((row) => presentRun(row, reader))
  }
  const statementIn = (bytes: Uint8Array) => statementOf(bytes, bankFiles.mistake)
  const found = async (id: number): Promise<RunRow> => {
    const row = await findRun(executor, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return row
  }

  return {
    listPayoutRuns: async ({ query: { before = null }, actor }) => {
      const now = deps.clock()
      const today = dayIn(SHOP_TIME_ZONE, now)
      const [{ payouts }, rows, waiting] = await Promise.all([
        // the rule of the draft, not the memory of this node
        deps.market.read(executor),
        listRuns(executor, { before, most: RUNS_PER_PAGE + 1 }),
        countWaiting(executor, new Date(now.getTime() - RETURN_DAYS * DAY_MS)),
      ])
      const shown = rows.slice(0, RUNS_PER_PAGE)
      return {
        items: await presented(shown, actor),
        next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
        nextDay: nextPayoutDay(payouts, today),
        isExtra: !isPayoutDay(payouts, today),
        waiting: { count: waiting.count, since: waiting.since?.toISOString() ?? null },
        abilities: mayChange(actor) ? ['draft', 'import'] : [],
      }
    },
    draftPayouts: async ({ body: { reason }, actor }) => ({ id: await makeDraft(deps, actor.staffId, reason) }),
    getPayoutRun: async ({ params, actor }) => {
      const [shown] = await presented([await found(params.id)], actor)
      if (!shown) throw new Refusal('NOT_FOUND')
      return shown
    },
    listPayoutItems: async ({ params, query: { filter, after = null }, actor }) => {
      await found(params.id)
      const rows = await listItems(executor, params.id, { filter, after, most: ITEMS_PER_PAGE + 1 })
      const items = rows.slice(0, ITEMS_PER_PAGE)
      return {
        items: items.map((item) => presentItem(item, mayChange(actor))),
        next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null,
      }
    },
    approvePayouts: async ({ params, body, actor }) => {
      await approveRun(deps, actor.staffId, params.id, kopecksOf(body.amount))
      return {}
    },
    cancelPayouts: async ({ params, actor }) => {
      await cancelRun(deps, actor.staffId, params.id)
      return {}
    },
    sendPayouts: async ({ params, body, actor }) => {
      await sendRun(deps, actor.staffId, params.id, body.way)
      return {}
    },
    getPayoutFile: async ({ params, query: { part }, context }) => {
      const { bytes, parts } = await readOrdersFile(executor, params.id, part)
      const name = parts > 1 ? `1c_to_kl-${params.id}-${part}.txt` : `1c_to_kl-${params.id}.txt`
      context.setHeader('content-disposition', `attachment; filename="${name}"`)
      return bytes
    },
    previewBankStatement: async ({ readForm }) => {
      const { files } = await readForm()
      for await (const bytes of files) {
        const statement = statementIn(bytes)
        const matched = await matchStatement(executor, statement)
        const ids = matched.outcomes.flatMap(({ outcome }) =>
          outcome.kind === 'repeated' ? [] : (outcome.payoutId ?? []),
        )
        return presentPreview(matched, statement.warnings.map(bankFiles.warning), await titlesOfItems(executor, ids))
      }
      throw new Refusal('MALFORMED_FORM')
    },
    importBankStatement: async ({ readForm, actor }) => {
      const { body, files } = await readForm()
      for await (const bytes of files) {
        await importStatement(deps, actor.staffId, { fileName: body.fileName, statement: statementIn(bytes) })
        return {}
      }
      throw new Refusal('MALFORMED_FORM')
    },
    listBankMovements: async ({ query: { kind }, actor }) => {
      const rows = await listOpenMovements(executor, kind === 'foreign', MAX_MOVEMENTS)
      const candidates = await listCandidates(executor, rows)
      return {
        items: rows.map((row) => presentOpen(row, candidates.get(row.id) ?? [])),
        mayDecide: mayChange(actor),
      }
    },
    decideBankMovement: async ({ params, body: { itemId }, actor }) => {
      await decideMovement(deps, actor.staffId, params.id, itemId === null ? { as: 'other' } : { as: 'payout', itemId })
      return {}
    },
    failPayout: async ({ params, body, actor }) => {
      await failPayout(deps, actor.staffId, params.id, body.reason)
      return {}
    },
  }
}
