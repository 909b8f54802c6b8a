import { dayIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { type ContentFields, type ContentWords, contentMistakes } from '@okolitsa/domain/content/content-block.ts'
import { LEGAL_TEXTS, type LegalCode, MAX_DAYS_AHEAD } from '@okolitsa/domain/content/legal-codes.ts'
import { bodyOf } from '@okolitsa/domain/content/written-text.ts'
import { fillLegalText, type LegalFacts } from '@okolitsa/domain/market/legal-text.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { firstDayOfTerms } from '@okolitsa/domain/seller-contract/offer.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import { refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../services.ts'
import { offerAnnounced } from './events.ts'
import type { ContentCommands, LegalTextCommands } from './ports.ts'
import { insertBlock, listCurrent, lockBlock } from './store/content.store.ts'
import { type LegalVersionRow, listDue, listLegalVersions, listWords, setPlan } from './store/legal-text.store.ts'

interface LegalTextDeps extends Deps<'database' | 'clock' | 'audit' | 'market'> {
  readonly commands: Pick<ContentCommands, 'draftContent' | 'publishContent'>
  /** Facts that fill the blanks of texts. */
  facts(): LegalFacts
}

const OFFER: LegalCode = 'legal-offer'
/** True = customers consent to the text, or sellers accept it. */
const isAccepted = (code: LegalCode) => code === OFFER || LEGAL_TEXTS[code].consent !== null

const NO_WORDS: ContentWords = { title: '', body: [], action: '', links: [] }
/** The block of a legal text, which pages request by its code. */
const LEGAL_BLOCK: ContentFields = {
  kind: 'text',
  slot: null,
  position: 0,
  regionCodes: [],
  firstDay: null,
  lastDay: null,
  href: null,
  picture: null,
  look: 'dark',
  words: { ru: NO_WORDS, en: null },
}

const PLANNED: Author = { kind: 'service', name: 'planned-texts' }

/** Commands of `LegalTextCommands`, and the publication of planned versions. */
export function legalTextCommands({
  audit,
  clock,
  commands,
  facts,
  database,
  market,
}: LegalTextDeps): LegalTextCommands & { publishDue(): Promise<number> } {
  /** Locks the text. @throws Refusal LEGAL_TEXT_CHANGED when its last version is another one */
  async function take(tx: Executor, code: LegalCode, seen: number): Promise<readonly LegalVersionRow[]> {
    const block = await lockBlock(tx, code)
    if ((block?.lastVersion ?? 0) === seen) return listLegalVersions(tx, [code])
    throw new Refusal('LEGAL_TEXT_CHANGED', { version: block?.lastVersion ?? 0 })
  }
  const blanksOf = async (tx: Executor, code: string, version: number): Promise<readonly string[]> => {
    const [row] = await listWords(tx, [{ code, version }])
    return fillLegalText(row?.words ?? NO_WORDS, facts()).missing
  }
  const planOf = (versions: readonly LegalVersionRow[]) => {
    const planned = versions.find(({ plannedFor }) => plannedFor !== null)
    return planned
      ? { version: planned.version, plannedFor: planned.plannedFor, asksAgain: planned.asksAgain }
      : { version: null, plannedFor: null, asksAgain: null }
  }
  const notePlan = (
    tx: Executor,
    author: Author,
    code: LegalCode,
    action: string,
    states: { before: object; after: object },
  ) =>
    audit.record(tx, author, [
      {
        action,
        entity: 'content',
        entityId: code,
        organizationId: null,
        before: { ...states.before },
        after: { ...states.after },
      },
    ])
  return {
    saveLegalDraft: async (tx, author, code, { version, title, text }) => {
      await insertBlock(tx, code)
      await take(tx, code, version)
      const [now] = await listCurrent(tx, [code])
      const { words, ...block } = now?.fields ?? LEGAL_BLOCK
      const ru = { ...words.ru, title: title.trim(), body: bodyOf(text) }
      const fields = { ...block, words: { ...words, ru } }
      const mistake = contentMistakes(fields)['words.ru']
      if (mistake) refuseMistakes({ text: mistake })
      await commands.draftContent(tx, author, code, fields)
    },
    publishLegalText: async (tx, author, code, { version, from, asksAgain, isWorse = false }) => {
      const today = dayIn(SHOP_TIME_ZONE, clock())
      const isLater = from !== null && from > today
      refuseMistakes({
        ...(from !== null && from < today && { from: 'tooSmall' as const }),
        ...(isLater && from > plusDays(today, MAX_DAYS_AHEAD) && { from: 'tooBig' as const }),
        ...(asksAgain && !isAccepted(code) && { asksAgain: 'wrongValue' as const }),
        ...(isWorse && code !== OFFER && { isWorse: 'wrongValue' as const }),
      })
      // sellers who already trade are notified before new terms apply; terms that are worse ask for acceptance
      const isOffered = code === OFFER && (asksAgain || isWorse)
      if (isOffered && market.current().state !== 'preparing' && (from ?? today) < firstDayOfTerms(today, isWorse))
        refuseMistakes({ from: 'tooSmall' })
      const versions = await take(tx, code, version)
      const [last] = versions
      if (!last) throw new Refusal('NOT_FOUND')
      if (last.firstPublishedAt !== null) refuseMistakes({ version: 'wrongValue' })
      const blanks = await blanksOf(tx, code, version)
      if (blanks.length > 0) throw new Refusal('LEGAL_TEXT_UNFILLED', { blanks: [...blanks] })
      const before = planOf(versions)
      if (!isLater) {
        await commands.publishContent(tx, author, code, version, asksAgain || isOffered)
        return
      }
      const plan = { version, plannedFor: from, asksAgain: asksAgain || isOffered }
      await setPlan(tx, code, plan)
      if (isOffered) await emit(tx, offerAnnounced({ version, from }))
      await notePlan(tx, author, code, 'planContent', { before, after: plan })
    },
    cancelLegalPlan: async (tx, author, code) => {
      await lockBlock(tx, code)
      const before = planOf(await listLegalVersions(tx, [code]))
      if (before.version === null) return
      await setPlan(tx, code, { version: before.version, plannedFor: null, asksAgain: false })
      await notePlan(tx, author, code, 'cancelContentPlan', { before, after: planOf([]) })
    },
    /**
     * Publishes the versions whose day has come, each in its own transaction; returns their number. A text that has got
     * an unfilled blank since waits.
     */
    publishDue: async () => {
      const today = dayIn(SHOP_TIME_ZONE, clock())
      let done = 0
      for (const { code, version } of await listDue(database.executor, today)) {
        const isPublished = await database.inTransaction(async (tx) => {
          await lockBlock(tx, code)
          const plan = planOf(await listLegalVersions(tx, [code]))
          if (plan.version !== version || plan.plannedFor === null || plan.plannedFor > today) return false
          if ((await blanksOf(tx, code, version)).length > 0) return false
          await commands.publishContent(tx, PLANNED, code, version, plan.asksAgain ?? false)
          return true
        })
        if (isPublished) done += 1
      }
      return done
    },
  }
}
