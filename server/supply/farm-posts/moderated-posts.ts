import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { ModeratedTexts } from '../../people/moderation/desk/ports.ts'
import { integerIdOf } from '../../people/moderation/public.ts'
import type { Deps } from '../../services.ts'
import { listByIds, listRecentTexts, lockPost, saveHiddenBecause } from './store/farm-post.store.ts'

/** News of farms in the queue of the office. */
export const moderatedPosts = ({ sellers }: Deps<'sellers'>): ModeratedTexts => ({
  read: async (executor, scope, ids) => {
    const rows = await listByIds(
      executor,
      scope,
      ids.flatMap((id) => integerIdOf(id) ?? []),
    )
    const { byId } = await sellers.current()
    return new Map(
      rows.map(({ id, organizationId, title, text, picture }) => [
        String(id),
        {
          ...{
            sellerTitle: byId.get(organizationId)?.title ?? '',
            about: title,
            name: null,
            text,
            quote: null,
            review: null,
          },
          images: picture === null ? [] : [imageUrl(picture)],
        },
      ]),
    )
  },
  take: async (tx, scope, id) => {
    const postId = integerIdOf(id)
    const post = postId === null ? null : await lockPost(tx, scope, { farm: null, id: postId })
    return (
      post && {
        organizationId: post.organizationId,
        decide: ({ because }) => saveHiddenBecause(tx, post.id, because),
        undo: (wasShown) => saveHiddenBecause(tx, post.id, wasShown ? null : 'waiting'),
      }
    )
  },
  listRecent: listRecentTexts,
  findShown: async (executor, site, id) => {
    const postId = integerIdOf(id)
    const [post] = postId === null ? [] : await listByIds(executor, site, [postId])
    return post && post.hiddenAt === null && post.hiddenBecause === null
      ? { id, organizationId: post.organizationId }
      : null
  },
})
