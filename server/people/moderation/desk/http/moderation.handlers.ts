import { createHash } from 'node:crypto'
import { type Matter, MATTERS_SHOWN, type moderationEndpoints } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import type { reportsEndpoints } from '@okolitsa/contracts/moderation/reports.endpoints.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { MATTER_KINDS } from '@okolitsa/domain/moderation/moderation.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { WaitingMatter } from '../../ports.ts'
import { type DecideDeps, decideMatter, undoDecision } from '../use-cases/decide-matter.ts'

/** Maximum reports shown with a text. */
const REPORTS_SHOWN = 10

export function moderationHandlers(deps: DecideDeps): Handlers<typeof moderationEndpoints> {
  const { kinds, moderation } = deps
  const { executor } = deps.database

  /** Adds the texts, read once per kind. Matters whose texts are gone leave the queue. */
  async function withTexts(scope: StaffScope, waiting: readonly WaitingMatter[]): Promise<Matter[]> {
    const texts = new Map(
      await Promise.all(
        MATTER_KINDS.map(async (kind) => {
          const ids = waiting.filter((matter) => matter.kind === kind).map(({ id }) => id)
          if (ids.length === 0) return [kind, null] as const
          const found = await kinds[kind].read(executor, scope, ids)
          const gone = ids.filter((id) => !found.has(id))
          if (gone.length > 0) await moderation.withdraw(executor, kind, gone)
          return [kind, found] as const
        }),
      ),
    )
    return waiting.flatMap(({ since, ...matter }) => {
      const text = texts.get(matter.kind)?.get(matter.id)
      return text ? [{ ...matter, ...text, since: since.toISOString() }] : []
    })
  }

  return {
    listMatters: async ({ query, scope }) => {
      const asked = { kind: query.kind ?? null, limit: MATTERS_SHOWN, reports: REPORTS_SHOWN }
      const [waiting, counts] = await Promise.all([
        moderation.listWaiting(executor, scope, asked),
        moderation.countWaiting(executor, scope),
      ])
      return { items: await withTexts(scope, waiting), counts }
    },

    decideMatter: async ({ params, body, actor: { staffId }, scope }) => {
      const end = await decideMatter(deps, scope, params, { because: body.declinedBecause, staffId })
      return { undoBefore: end.toISOString() }
    },

    undoDecision: async ({ params, actor, scope }) => {
      await undoDecision(deps, scope, params, actor.staffId)
      return { isWaiting: true }
    },
  }
}

export const reportsHandlers = ({
  kinds,
  moderation,
  database,
  clock,
}: Omit<DecideDeps, 'audit'>): Handlers<typeof reportsEndpoints> => ({
  reportText: async ({ body: { kind, id, reason, words }, actor, scope, context }) => {
    const who = actor.kind === 'customer' ? `customer ${actor.customerId}` : `network ${context.network}`
    const reporter = createHash('sha256').update(who).digest('base64url')
    await database.inTransaction(async (tx) => {
      const text = await kinds[kind].findShown(tx, { ...scope, siteUuid: context.site.siteUuid }, id)
      if (!text) throw new Refusal('NOT_FOUND')
      await moderation.report(tx, { ...text, kind, reporter, reason, words, at: clock() })
    })
    return { accepted: true }
  },
})
