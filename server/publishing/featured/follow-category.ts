import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { Deps } from '../../services.ts'
import type { ReplacedCategory } from '../../supply/products/ports.ts'
import { moveFeatured } from './store/featured.store.ts'

/**
 * Moves the advertisements of a category that is merged or removed. One whose time is taken in the other category is
 * stopped, since a place has one advertisement at a time; the log names it.
 */
export async function followCategory(
  { audit, clock }: Deps<'audit' | 'clock'>,
  tx: Executor,
  author: Author,
  { from, to }: ReplacedCategory,
): Promise<void> {
  const now = clock()
  const moved = await moveFeatured(tx, { from, to, now })
  await audit.record(
    tx,
    author,
    moved.map(({ id, isStopped }) => ({
      action: isStopped ? 'stopFeatured' : 'changeFeatured',
      entity: 'content',
      entityId: `featured-${id}`,
      organizationId: null,
      before: { categoryId: from },
      after: { categoryId: to, ...(isStopped && { stoppedAt: now.toISOString() }) },
    })),
  )
}
