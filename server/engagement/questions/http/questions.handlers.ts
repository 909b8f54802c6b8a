import type { questionsEndpoints } from '@okolitsa/contracts/questions/questions.endpoints.ts'
import type { questionDeskEndpoints } from '@okolitsa/contracts/questions/questions-desk.endpoints.ts'
import type { CustomerScope, SiteScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { MAX_QUESTIONS_A_DAY } from '@okolitsa/domain/questions/question.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { authorName } from '@okolitsa/domain/reviews/review.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import type { Deps } from '../../../services.ts'
import { announceAnswer } from '../announce-answer.ts'
import { questionAsked } from '../events.ts'
import {
  type AskedAbout,
  countForDesk,
  countSeen,
  findAsker,
  findQuestion,
  findSellerOf,
  findStaffName,
  insertQuestion,
  listForDesk,
  listSeen,
  lockQuestion,
  saveAnswer,
  saveDeclined,
  saveHidden,
} from '../store/question.store.ts'
import { presentForDesk, presentQuestion } from './present-question.ts'

export type QuestionDeps = Deps<'database' | 'clock' | 'delivery' | 'moderation'>
type Api = Handlers<typeof questionsEndpoints>

const QUESTIONS: TryLimit = { kind: 'question', most: MAX_QUESTIONS_A_DAY, windowSeconds: 86_400 }

const pageOf = <Item>(items: Item[], { page, perPage }: { page: number; perPage: number }, totalItems: number) => ({
  items,
  currentPage: page,
  totalItems,
  totalPages: Math.ceil(totalItems / perPage),
  itemsPerPage: perPage,
})

export function questionsHandlers({ database, clock, delivery, moderation }: QuestionDeps): Api {
  const { executor, inTransaction } = database

  /** The seller of the question. Throws NOT_FOUND when the site does not show it. */
  async function sellerShown({ about, id }: AskedAbout, site: SiteScope): Promise<number> {
    const organizationId = about === 'farmer' ? id : await findSellerOf(executor, id)
    const seller = organizationId === null ? null : (await delivery.shownSellers(site)).get(organizationId)
    if (!seller) throw new Refusal('NOT_FOUND')
    return seller.id
  }
  const list =
    (about: AskedAbout['about']) =>
    async ({ params, query, actor, scope }: Parameters<Api['listFarmerQuestions']>[0]) => {
      const thing = { about, id: params.id }
      await sellerShown(thing, scope)
      const customerId = actor.kind === 'customer' ? actor.customerId : null
      const [rows, total] = await Promise.all([
        listSeen(executor, thing, { ...query, customerId }),
        countSeen(executor, thing, customerId),
      ])
      return pageOf(
        rows.map((row) => presentQuestion(row, customerId)),
        query,
        total,
      )
    }
  /** Stores a question. Refuses TOO_MANY_REQUESTS above the daily limit. */
  async function ask(thing: AskedAbout, scope: CustomerScope, body: Asked, organizationId: number) {
    const { customerId } = scope
    return inTransaction(async (tx) => {
      const now = clock()
      await refuseOverLimit(tx, QUESTIONS, String(customerId), now)
      await saveTry(tx, QUESTIONS, String(customerId), now)
      const asker = await findAsker(tx, customerId)
      const id = await insertQuestion(tx, {
        ...body,
        organizationId,
        productId: thing.about === 'product' ? thing.id : null,
        customerId,
        authorName: authorName(asker?.firstName ?? null, asker?.lastName ?? null),
        at: now,
      })
      const row = await findQuestion(tx, scope, id)
      if (!row) throw new Refusal('NOT_FOUND')
      const matter = { kind: 'question', id: String(id), organizationId, text: body.question, at: now } as const
      // the seller is notified of a held question when the office has shown it
      if (await moderation.check(tx, matter)) await saveHidden(tx, id, 'waiting')
      else await emit(tx, questionAsked({ questionId: id, organizationId }))
      return presentQuestion(row, customerId)
    })
  }
  const asking =
    (about: AskedAbout['about']) =>
    async ({ params, body, scope }: Parameters<Api['askFarmer']>[0]) => {
      const thing = { about, id: params.id }
      return ask(thing, scope, body, await sellerShown(thing, scope.site))
    }

  return {
    listFarmerQuestions: list('farmer'),
    askFarmer: asking('farmer'),
    listProductQuestions: list('product'),
    askAboutProduct: asking('product'),
  }
}
interface Asked {
  readonly question: string
  readonly isAnonymous: boolean
}

export function questionDeskHandlers({
  database,
  clock,
  moderation,
}: QuestionDeps): Handlers<typeof questionDeskEndpoints> {
  const { executor, inTransaction } = database
  async function show(scope: StaffScope, id: number) {
    const row = await findQuestion(executor, scope, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return presentForDesk(row)
  }

  return {
    listQuestions: async ({ query, scope }) => {
      const [rows, total] = await Promise.all([
        listForDesk(executor, scope, query),
        countForDesk(executor, scope, query.queue),
      ])
      return pageOf(rows.map(presentForDesk), query, total)
    },

    answerQuestion: async ({ params, body, actor, scope }) => {
      await inTransaction(async (tx) => {
        const state = await lockQuestion(tx, scope, params.id)
        const name = await findStaffName(tx, actor.staffId)
        if (state === null || name === null) throw new Refusal('NOT_FOUND')
        const at = clock()
        await saveAnswer(tx, params.id, { text: body.answer, name, at })
        const question = await findQuestion(tx, scope, params.id)
        if (!question) throw new Refusal('NOT_FOUND')
        const { organizationId, hiddenBecause } = question
        const matter = { kind: 'question', id: String(params.id), organizationId, text: body.answer, at } as const
        // the office looks at a hidden question again when its answer is changed
        if (hiddenBecause !== null) await moderation.submit(tx, { ...matter, isShown: false })
        if (hiddenBecause !== null || (await moderation.check(tx, matter))) await saveHidden(tx, params.id, 'waiting')
        // a changed answer is not announced again
        else if (state !== 'answered') await announceAnswer(tx, scope, params.id)
      })
      return show(scope, params.id)
    },

    declineQuestion: async ({ params, scope }) => {
      await inTransaction(async (tx) => {
        // an answered question cannot be deleted, because other people have read it
        if ((await lockQuestion(tx, scope, params.id)) !== 'waiting') throw new Refusal('NOT_FOUND')
        await saveDeclined(tx, params.id)
      })
      return show(scope, params.id)
    },
  }
}
