import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { foldedText } from '@okolitsa/strings/ru/folded-text.ts'
import type { AuditService } from '../../people/audit/ports.ts'
import type { SearchCommands, Synonym } from './ports.ts'
import { deleteSynonym, lockSynonym, writeSynonym } from './store/synonym.store.ts'

const WORD = /^[\p{L}\p{N}]{2,40}$/u

const factsOf = ({ word, means, isMutual }: Synonym) => ({ word, means, isMutual })

export const createSearchCommands = ({ audit }: { audit: AuditService }): SearchCommands => ({
  async setSynonym(tx, author, given) {
    const mistakes = Object.entries({ word: given.word, means: given.means }).filter(([, text]) => !WORD.test(text))
    if (mistakes.length > 0)
      throw new Refusal('BAD_REQUEST', { errors: Object.fromEntries(mistakes.map(([field]) => [field, 'wrongValue'])) })
    const synonym = { ...given, word: foldedText(given.word), means: foldedText(given.means) }
    const before = await lockSynonym(tx, synonym.word, synonym.means)
    await writeSynonym(tx, synonym)
    await audit.record(tx, author, [
      {
        action: 'setSynonym',
        entity: 'search_synonym',
        entityId: `${synonym.word}=${synonym.means}`,
        organizationId: null,
        before: before && factsOf(before),
        after: factsOf(synonym),
      },
    ])
  },
  async removeSynonym(tx, author, { word, means }) {
    const before = await lockSynonym(tx, word, means)
    if (!before) throw new Refusal('NOT_FOUND')
    await deleteSynonym(tx, before)
    await audit.record(tx, author, [
      {
        action: 'removeSynonym',
        entity: 'search_synonym',
        entityId: `${before.word}=${before.means}`,
        organizationId: null,
        before: factsOf(before),
        after: null,
      },
    ])
  },
})
