import type { DeskPost, farmPostDeskEndpoints } from '@okolitsa/contracts/farm-posts/farm-posts.endpoints.ts'
import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { farmPostMistakes, MAX_POSTS_A_DAY, postOfAlcohol } from '@okolitsa/domain/farm-posts/farm-post.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { blockedStems } from '@okolitsa/strings/ru/chat-rules.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../../platform/limits/tries.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import type { PhotoArchive } from '../../../images/ports.ts'
import type { FarmPostsDeps } from '../../http/farm-posts.handlers.ts'
import { pageOf } from '../../http/page-of.ts'
import type { FarmPostRow } from '../../ports.ts'
import { presentPost } from '../../public.ts'
import {
  countForDesk,
  insertPost,
  listForDesk,
  lockPost,
  saveHidden,
  saveHiddenBecause,
} from '../../store/farm-post.store.ts'

export interface FarmPostDeskDeps
  extends Deps<'database' | 'sellers' | 'products' | 'audit' | 'moderation'>,
    FarmPostsDeps {
  readonly pictures: PhotoArchive
}

const FOLDER = 'posts'
const POSTS: TryLimit = { kind: 'farm-post', most: MAX_POSTS_A_DAY, windowSeconds: 86_400 }

export function farmPostDeskHandlers(deps: FarmPostDeskDeps): Handlers<typeof farmPostDeskEndpoints> {
  const { clock, sellers, products, audit, moderation, pictures } = deps
  const { executor, inTransaction } = deps.database

  async function presenterOf(farm: number): Promise<(row: FarmPostRow) => DeskPost> {
    // staff of a closed farm may still change its posts
    const timeZone = (await sellers.sellerOf(farm))?.timeZone ?? SHOP_TIME_ZONE
    return (row) => ({
      ...presentPost(row, timeZone, clock()),
      isHidden: row.hiddenAt !== null,
      hiddenBecause: row.hiddenBecause,
    })
  }
  return {
    listOwnPosts: async ({ params, query, scope }) => {
      const [rows, total, present] = await Promise.all([
        listForDesk(executor, scope, params.id, query),
        countForDesk(executor, scope, params.id),
        presenterOf(params.id),
      ])
      return pageOf(rows.map(present), query, total)
    },

    publishPost: async ({ params, scope, actor, readForm }) => {
      const farm = params.id
      const { body, files } = await readForm()
      refuseMistakes({
        ...postOfAlcohol(await products.alcoholWords(executor), body),
        ...farmPostMistakes(body, blockedStems),
      })
      const present = await presenterOf(farm)
      const kept = await pictures.save(scope, FOLDER, files)
      try {
        return await inTransaction(async (tx) => {
          await sellers.takeSellers(tx, [farm])
          const now = clock()
          await refuseOverLimit(tx, POSTS, String(farm), now)
          await saveTry(tx, POSTS, String(farm), now)
          const post = { ...body, organizationId: farm, picture: kept[0] ?? null, publishedAt: now }
          const id = await insertPost(tx, post)
          const matter = { kind: 'post', id: String(id), organizationId: farm, at: now } as const
          const isHeld = await moderation.check(tx, { ...matter, text: `${body.title}\n${body.text}` })
          const hiddenBecause = isHeld ? 'waiting' : null
          if (isHeld) await saveHiddenBecause(tx, id, hiddenBecause)
          await audit.record(tx, { kind: 'staff', staffId: actor.staffId }, [
            {
              action: 'publishPost',
              entity: 'farm_post',
              entityId: id,
              organizationId: farm,
              before: null,
              after: { ...body, picture: post.picture },
            },
          ])
          return present({ ...post, id, hiddenAt: null, hiddenBecause })
        })
      } catch (error) {
        // after a lost connection the post may have been committed, so its picture is not deleted
        if (error instanceof Refusal) await pictures.forget(kept)
        throw error
      }
    },

    setPostHidden: async ({ params, body, scope, actor }) => {
      const { id: farm, postId } = params
      const present = await presenterOf(farm)
      return inTransaction(async (tx) => {
        const post = await lockPost(tx, scope, { farm, id: postId })
        if (!post) throw new Refusal('NOT_FOUND')
        const hiddenAt = body.isHidden ? (post.hiddenAt ?? clock()) : null
        await saveHidden(tx, postId, hiddenAt)
        await audit.record(tx, { kind: 'staff', staffId: actor.staffId }, [
          {
            action: body.isHidden ? 'hidePost' : 'showPost',
            entity: 'farm_post',
            entityId: postId,
            organizationId: farm,
            before: { isHidden: post.hiddenAt !== null },
            after: { isHidden: body.isHidden },
          },
        ])
        return present({ ...post, hiddenAt })
      })
    },
  }
}
