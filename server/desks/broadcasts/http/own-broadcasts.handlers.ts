import { OWN_BROADCASTS, type ownBroadcastsEndpoints } from '@okolitsa/contracts/broadcasts/own-broadcasts.endpoints.ts'
import { nextNewsAt } from '@okolitsa/domain/broadcasts/audience.ts'
import type { BroadcastTexts } from '@okolitsa/domain/broadcasts/broadcast-text.ts'
import { farmPostMistakes, postOfAlcohol } from '@okolitsa/domain/farm-posts/farm-post.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { blockedStems } from '@okolitsa/strings/ru/chat-rules.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import type { Deps } from '../../../services.ts'
import { presentRow } from '../present-broadcast.ts'
import { listSubjects } from '../store/audience.store.ts'
import { lastNewsOf, listBroadcasts } from '../store/broadcast.store.ts'
import { readBroadcast, stopBroadcast } from '../use-cases/read-broadcast.ts'
import type { Audience } from '../use-cases/resolve-audience.ts'
import { previewBroadcast, startBroadcast, type WritingDeps, type Written } from '../use-cases/write-broadcast.ts'
import { MAX_SUBJECTS } from './broadcasts.handlers.ts'

export type OwnBroadcastsDeps = WritingDeps & Deps<'sellers' | 'products'>

/** Messages of one seller about orders within a day. */
const MESSAGES: TryLimit = { kind: 'seller-broadcast', most: 10, windowSeconds: 86_400 }
type Asked = Parameters<Handlers<typeof ownBroadcastsEndpoints>['previewOwnBroadcast']>[0]['body']

export function ownBroadcastsHandlers(deps: OwnBroadcastsDeps): Handlers<typeof ownBroadcastsEndpoints> {
  const { database, clock, sellers, products } = deps
  const { executor, inTransaction } = database

  /** The message of a seller: own customers, no SMS at the cost of the market. */
  const writtenBy = ({ audience, texts }: Asked, organizationId: number): Written => ({
    audience: inSeller(audience, organizationId),
    texts,
    withSms: false,
    isInOneLanguage: true,
  })
  /** @throws Refusal BAD_REQUEST for words that may not be published, and for goods that may not be sold */
  async function refuseForbidden(texts: BroadcastTexts): Promise<void> {
    const words = await products.alcoholWords(executor)
    const mistakes = Object.entries(texts).flatMap(([language, text]) =>
      Object.entries(text ? { ...postOfAlcohol(words, text), ...farmPostMistakes(text, blockedStems) } : {}).map(
        ([part, code]) => [`texts.${language}.${part}`, code] as const,
      ),
    )
    if (mistakes.length > 0) throw new Refusal('BAD_REQUEST', { errors: Object.fromEntries(mistakes) })
  }
  return {
    listOwnBroadcasts: async ({ params: { id }, scope }) => {
      const [rows, last] = await Promise.all([
        listBroadcasts(executor, scope, {}, { after: null, most: OWN_BROADCASTS }),
        lastNewsOf(executor, id),
      ])
      return { items: rows.map(presentRow), nextNewsAt: nextNewsAt(last, clock())?.toISOString() ?? null }
    },
    listOwnSubjects: async ({ query, scope }) => ({
      items: await listSubjects(executor, scope, { ...query, most: MAX_SUBJECTS }),
    }),
    previewOwnBroadcast: async ({ params: { id }, body, scope }) => {
      await refuseForbidden(body.texts)
      return previewBroadcast(deps, executor, scope, writtenBy(body, id))
    },
    startOwnBroadcast: async ({ params: { id }, body, scope, actor }) => {
      await refuseForbidden(body.texts)
      const written = { ...writtenBy(body, id), staffId: actor.staffId, organizationId: id }
      const made = await inTransaction(async (tx) => {
        // two messages of one seller at once: the second counts the first
        await sellers.takeSellers(tx, [id])
        const now = clock()
        if (body.audience.kind === 'followers' && nextNewsAt(await lastNewsOf(tx, id), now))
          throw new Refusal('BROADCAST_TOO_EARLY')
        await refuseOverLimit(tx, MESSAGES, String(id), now)
        await saveTry(tx, MESSAGES, String(id), now)
        return startBroadcast(deps, tx, scope, written)
      })
      return readBroadcast(deps, scope, made)
    },
    stopOwnBroadcast: ({ params: { broadcastId }, scope, actor }) =>
      stopBroadcast(deps, scope, { id: broadcastId, staffId: actor.staffId }),
  }
}

function inSeller(audience: Asked['audience'], organizationId: number): Audience {
  if (audience.kind === 'day') return { ...audience, organizationId, place: null }
  return audience.kind === 'followers' ? { ...audience, organizationId } : audience
}
