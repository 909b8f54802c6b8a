import { bannerLinkMistake } from '@okolitsa/domain/content/banner.ts'
import { contentMistakes } from '@okolitsa/domain/content/content-block.ts'
import type { Area } from '@okolitsa/domain/market/areas.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditedChange } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import { refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../services.ts'
import { MAX_PUBLISHED } from './policy.ts'
import { deleteBlock, findBannerVersion, insertBannerVersion, type StoredBanner } from './store/banner.store.ts'
import { countOtherPublished, insertBlock, lockBlock, setPublished } from './store/content.store.ts'

interface Seen {
  readonly version: number
  readonly publishedVersion: number | null
}

/** Refuses fields with mistakes, and links that leave the shop or lead to a closed area. */
function refuseWrong(banner: StoredBanner, closed: readonly Area[]): void {
  const { startsAt, endsAt, href } = banner
  const mistakes = contentMistakes({ ...banner, kind: 'banner', slot: 'home' })
  refuseMistakes({
    ...mistakes,
    ...(bannerLinkMistake(href ?? '', closed) && { href: 'wrongValue' }),
    ...(startsAt && endsAt && endsAt <= startsAt && { endsAt: 'tooSmall' }),
  })
}

/**
 * Commands of the office on banners. Each takes the block under a lock; a change that is based on other versions than
 * the present ones is refused with BANNER_CHANGED, so nobody writes over what they have not seen.
 */
export function createBannerCommands({ audit, clock }: Deps<'audit' | 'clock'>) {
  const take = async (tx: Executor, code: string, seen: Seen | null) => {
    const block = await lockBlock(tx, code)
    const last = block && (await findBannerVersion(tx, code, block.lastVersion))
    if (!block || !last) throw new Refusal('NOT_FOUND')
    if (seen && (seen.version !== block.lastVersion || seen.publishedVersion !== block.publishedVersion))
      throw new Refusal('BANNER_CHANGED')
    return { ...block, last }
  }
  const record = (
    tx: Executor,
    staffId: number,
    action: string,
    entityId: string,
    states: Pick<AuditedChange, 'before' | 'after'>,
  ) =>
    audit.record(tx, { kind: 'staff', staffId }, [
      { action, entity: 'content', entityId, organizationId: null, ...states },
    ])
  const add = async (tx: Executor, staffId: number, code: string, version: number, banner: StoredBanner) => {
    await insertBannerVersion(tx, { code, version, banner }, { staffId, now: clock() })
  }

  return {
    create: async (tx: Executor, staffId: number, code: string, banner: StoredBanner, closed: readonly Area[]) => {
      refuseWrong(banner, closed)
      await insertBlock(tx, code)
      await add(tx, staffId, code, 1, banner)
      await record(tx, staffId, 'draftContent', code, { before: null, after: { ...banner, version: 1 } })
    },
    save: async (
      tx: Executor,
      staffId: number,
      { code, seen, banner }: { code: string; seen: Seen; banner: StoredBanner },
      closed: readonly Area[],
    ) => {
      refuseWrong(banner, closed)
      const { lastVersion, last } = await take(tx, code, seen)
      await add(tx, staffId, code, lastVersion + 1, banner)
      await record(tx, staffId, 'draftContent', code, {
        before: { ...last, version: lastVersion },
        after: { ...banner, version: lastVersion + 1 },
      })
    },
    /** Publishes the last version, or a new copy of an earlier one. */
    publish: async (
      tx: Executor,
      staffId: number,
      { code, seen, version }: { code: string; seen: Seen; version: number },
      closed: readonly Area[],
    ) => {
      const { lastVersion, publishedVersion, last } = await take(tx, code, seen)
      const isEarlier = version !== lastVersion
      const banner = isEarlier ? await findBannerVersion(tx, code, version) : last
      if (!banner) throw new Refusal('NOT_FOUND')
      // an area may have been closed since the version was saved
      refuseWrong(banner, closed)
      if ((await countOtherPublished(tx, code)) >= MAX_PUBLISHED) refuseMistakes({ version: 'tooBig' })
      const published = isEarlier ? lastVersion + 1 : lastVersion
      if (isEarlier) await add(tx, staffId, code, published, banner)
      await setPublished(tx, code, published, clock())
      await record(tx, staffId, isEarlier ? 'rollBackContent' : 'publishContent', code, {
        before: { publishedVersion },
        after: { publishedVersion: published, ...(isEarlier && { copyOf: version }) },
      })
    },
    withdraw: async (tx: Executor, staffId: number, code: string, seen: Seen) => {
      const { publishedVersion } = await take(tx, code, seen)
      await setPublished(tx, code, null, clock())
      await record(tx, staffId, 'withdrawContent', code, {
        before: { publishedVersion },
        after: { publishedVersion: null },
      })
    },
    remove: async (tx: Executor, staffId: number, code: string) => {
      const { last, lastVersion } = await take(tx, code, null)
      await deleteBlock(tx, code)
      await record(tx, staffId, 'removeContent', code, { before: { ...last, version: lastVersion }, after: null })
    },
  }
}
