import type { officePapersEndpoints } from '@okolitsa/contracts/sellers/office-papers.endpoints.ts'
import { mayInOffice, type Office } from '@okolitsa/domain/identity/actor.ts'
import { PAPER_TRADES } from '@okolitsa/domain/sellers/paper-rule.ts'
import { DOCUMENT_KINDS } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import type { PaperRule } from '../../../supply/sellers/ports.ts'
import { readPaperQueue } from '../store/paper-queue.store.ts'

/** Maximum sellers that a preview names. */
const MAX_NAMED = 10

/** A rule is of a trade or of a category; what a category requires is chosen in its editor. */
function refuseMixed({ trade, categoryId, effect }: PaperRule): void {
  refuseMistakes({
    ...((trade === null) === (categoryId === null) && { trade: 'wrongValue' }),
    ...(categoryId !== null && effect === 'off' && { effect: 'wrongValue' }),
  })
}

export function officePapersHandlers({
  database,
  clock,
  sellers,
  numbers,
}: Deps<'database' | 'clock' | 'sellers' | 'numbers'>): Handlers<typeof officePapersEndpoints> {
  const { executor } = database
  const authorOf = ({ staffId }: Office) => ({ kind: 'staff', staffId }) as const

  const list = async (actor: Office) => {
    const [rules, duties] = await Promise.all([sellers.paperRules(executor), sellers.paperDuties(executor)])
    return {
      trades: PAPER_TRADES.flatMap((trade) =>
        DOCUMENT_KINDS.map((kind) => ({
          ...{ trade, kind },
          effect: rules.find((rule) => rule.trade === trade && rule.kind === kind)?.effect ?? ('off' as const),
        })),
      ),
      categories: duties.map(({ categoryId, title, kind }) => ({
        ...{ categoryId, title, kind },
        effect: rules.find((rule) => rule.categoryId === categoryId && rule.kind === kind)?.effect ?? ('warn' as const),
      })),
      mayChange: mayInOffice(actor, 'manageSellers'),
    }
  }

  return {
    getPaperQueue: async () => {
      const now = clock()
      const [{ since, ...queue }, warned] = await Promise.all([
        readPaperQueue(executor, now),
        numbers.npdWarned(executor, now),
      ])
      return { ...queue, since: since?.toISOString() ?? null, npd: warned.length }
    },
    checkSellerPaper: async ({ params: { id: organizationId, documentId }, body: { seen, refusal }, actor }) => {
      const verdict = { seen, now: clock(), refusal: refusal && { ...refusal, remark: refusal.remark || null } }
      await database.inTransaction((tx) =>
        sellers.checkDocument(tx, authorOf(actor), { organizationId, documentId }, verdict),
      )
      return { ok: true }
    },
    listPaperRules: ({ actor }) => list(actor),
    previewPaperRule: async ({ body }) => {
      refuseMixed(body)
      const stops = await sellers.previewPaperRule(executor, body)
      const sum = (of: 'stopped' | 'resumed') => stops.reduce((all, stop) => all + stop[of], 0)
      return {
        ...{ sellers: stops.length, stopped: sum('stopped'), resumed: sum('resumed') },
        first: stops.slice(0, MAX_NAMED),
      }
    },
    changePaperRule: async ({ body: { seen, ...rule }, actor }) => {
      refuseMixed(rule)
      await database.inTransaction((tx) => sellers.changePaperRule(tx, authorOf(actor), rule, seen))
      await sellers.recountPapers(database)
      return list(actor)
    },
  }
}
