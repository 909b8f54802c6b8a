import { contentMistakes } from '@okolitsa/domain/content/content-block.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mistakesInList, slug } from '@okolitsa/domain/validation/field-rules.ts'
import type { AuditedChange, Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import { refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../services.ts'
import { MAX_PUBLISHED } from './policy.ts'
import type { ContentCommands } from './ports.ts'
import {
  addVersions,
  countOtherPublished,
  countPublished,
  findShownBefore,
  insertBlock,
  insertVersion,
  listCurrent,
  listVersions,
  lockBlock,
  setPublished,
} from './store/content.store.ts'
import { setPlan } from './store/legal-text.store.ts'

/** Commands that change content; the database notifies the nodes. */
export function createContentCommands({ audit, clock }: Deps<'audit' | 'clock'>): ContentCommands {
  const take = async (tx: Executor, code: string) => {
    const block = await lockBlock(tx, code)
    if (!block) throw new Refusal('NOT_FOUND')
    return block
  }
  const change = (action: string, code: string, states: Pick<AuditedChange, 'before' | 'after'>): AuditedChange => ({
    action,
    entity: 'content',
    entityId: code,
    organizationId: null,
    ...states,
  })
  const shown = (version: number | null) => ({ publishedVersion: version })
  const savingBy = (author: Author) => ({ savedBy: author.kind === 'staff' ? author.staffId : null, now: clock() })

  return {
    draftContent: async (tx, author, code, fields) => {
      const mistake = slug(code)
      refuseMistakes({ ...(mistake && { code: mistake }), ...contentMistakes(fields) })
      await insertBlock(tx, code)
      const { lastVersion } = await take(tx, code)
      const [before] = await listVersions(tx, code, 1)
      const version = lastVersion + 1
      await insertVersion(tx, { code, version, fields }, savingBy(author))
      await audit.record(tx, author, [
        change('draftContent', code, { before: before ? { ...before } : null, after: { ...fields, version } }),
      ])
      return version
    },
    publishContent: async (tx, author, code, version, asksAgain) => {
      const { lastVersion, publishedVersion } = await take(tx, code)
      if (version < 1 || version > lastVersion) throw new Refusal('NOT_FOUND')
      if ((await countOtherPublished(tx, code)) >= MAX_PUBLISHED) refuseMistakes({ code: 'tooBig' })
      if (asksAgain !== undefined) await setPlan(tx, code, { version, plannedFor: null, asksAgain })
      await setPublished(tx, code, version, clock())
      await audit.record(tx, author, [
        change('publishContent', code, {
          before: shown(publishedVersion),
          after: { ...shown(version), ...(asksAgain !== undefined && { asksAgain }) },
        }),
      ])
    },
    rollBackContent: async (tx, author, code) => {
      const { publishedVersion } = await take(tx, code)
      const earlier = publishedVersion === null ? null : await findShownBefore(tx, code, publishedVersion)
      if (earlier === null) throw new Refusal('NOT_FOUND')
      await setPublished(tx, code, earlier, clock())
      await audit.record(tx, author, [
        change('rollBackContent', code, { before: shown(publishedVersion), after: shown(earlier) }),
      ])
      return earlier
    },
    withdrawContent: async (tx, author, code) => {
      const { publishedVersion } = await take(tx, code)
      await setPublished(tx, code, null, clock())
      await audit.record(tx, author, [
        change('withdrawContent', code, { before: shown(publishedVersion), after: shown(null) }),
      ])
    },
    currentContent: listCurrent,
    saveContent: async (tx, author, blocks) => {
      if (blocks.length === 0) return
      refuseMistakes(
        mistakesInList(blocks, 'blocks', ({ code, fields }) => {
          const mistake = slug(code)
          return { ...(mistake && { code: mistake }), ...contentMistakes(fields) }
        }),
      )
      const before = new Map(
        (
          await listCurrent(
            tx,
            blocks.map(({ code }) => code),
          )
        ).map(({ code, fields }) => [code, fields]),
      )
      const saved = new Map((await addVersions(tx, blocks, savingBy(author))).map((one) => [one.code, one]))
      if ((await countPublished(tx)) > MAX_PUBLISHED) refuseMistakes({ blocks: 'tooLong' })
      await audit.record(
        tx,
        author,
        blocks.map(({ code, fields }) => {
          const old = before.get(code)
          const action = saved.get(code)?.isPublished ? 'publishContent' : 'draftContent'
          return change(action, code, {
            before: old ? { ...old } : null,
            after: { ...fields, version: saved.get(code)?.version },
          })
        }),
      )
    },
    contentVersions: (executor, code) => listVersions(executor, code),
  }
}
