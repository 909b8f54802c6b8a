import {
  MATTERS_SHOWN,
  type Matter,
  type moderationEndpoints,
} from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import type { reportsEndpoints } from '@okolitsa/contracts/moderation/reports.endpoints.ts'
import { phraseOf, phrasesIn } from '@okolitsa/domain/catalog/alcohol.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { MATTER_KINDS } from '@okolitsa/domain/moderation/moderation.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { WaitingMatter } from '../../ports.ts'
import { reporterOf } from '../../public.ts'
import { type DecideDeps, decideMatter, undoDecision } from '../use-cases/decide-matter.ts'

/** Days of the preview of a phrase. */
const PREVIEW_DAYS = 30
/** Maximum texts of a kind in which a phrase is looked for. */
const MAX_PREVIEWED = 2_000
const EXAMPLES = 5
const EXAMPLE_LENGTH = 200
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
    return waiting.flatMap(({ since, changedAt, ...matter }) => {
      const text = texts.get(matter.kind)?.get(matter.id)
      return text ? [{ ...matter, ...text, since: since.toISOString(), changedAt: changedAt.toISOString() }] : []
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
      const end = await decideMatter(deps, scope, params, { because: body.declinedBecause, seen: body.seen, staffId })
      return { undoBefore: end.toISOString() }
    },

    listModerationWords: async () => ({ items: await moderation.listWords(executor) }),

    setModerationWord: ({ body, actor: { staffId } }) =>
      deps.database.inTransaction(async (tx) => {
        await moderation.changeWord(tx, staffId, body)
        return { items: await moderation.listWords(tx) }
      }),

    previewModerationWord: async ({ query, scope }) => {
      const since = new Date(deps.clock().getTime() - PREVIEW_DAYS * 86_400_000)
      const texts = await Promise.all(
        MATTER_KINDS.map(async (kind) => {
          const recent = await kinds[kind].listRecent(executor, scope, { since, most: MAX_PREVIEWED })
          return recent.map((text) => ({ kind, text }))
        }),
      )
      const phrases = [phraseOf(query.phrase)]
      const all = texts.flat()
      const found = all.filter(({ text }) => phrasesIn(phrases, text).length > 0)
      const examples = found.slice(0, EXAMPLES).map(({ kind, text }) => ({ kind, text: text.slice(0, EXAMPLE_LENGTH) }))
      return { texts: all.length, found: found.length, examples }
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
    const reporter = reporterOf(who)
    await database.inTransaction(async (tx) => {
      const text = await kinds[kind].findShown(tx, { ...scope, siteUuid: context.site.siteUuid }, id)
      if (!text) throw new Refusal('NOT_FOUND')
      await moderation.report(tx, { ...text, kind, reporter, reason, words, at: clock() })
    })
    return { accepted: true }
  },
})
