import { phraseOf, phrasesIn } from '@okolitsa/domain/catalog/alcohol.ts'
import { MAX_STOP_PHRASE, MAX_STOP_PHRASES, STOP_PHRASE } from '@okolitsa/domain/catalog/stop-list.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { AuditService } from '../../audit/ports.ts'
import type { ModerationService } from '../ports.ts'
import { submitMatters } from '../store/matter.store.ts'
import { deleteWord, listWords, saveWord } from '../store/word.store.ts'

const found = async (tx: Executor, text: string) => {
  const words = await listWords(tx)
  const phrases = phrasesIn(
    words.map(({ phrase }) => phrase),
    text,
  )
  return { phrases, isHeld: words.some(({ phrase, isHeld }) => isHeld && phrases.includes(phrase)) }
}

export const submit: ModerationService['submit'] = async (tx, { text, id, ...matter }) =>
  submitMatters(tx, { ...matter, ids: [id] }, (await found(tx, text)).phrases)

export const check: ModerationService['check'] = async (tx, { text, id, ...matter }) => {
  const { phrases, isHeld } = await found(tx, text)
  if (phrases.length > 0) await submitMatters(tx, { ...matter, ids: [id], isShown: !isHeld }, phrases)
  return isHeld
}

/** The list applies to texts that are written from now on. Setting the present value leaves no entry in the log. */
export async function changeWord(
  audit: AuditService,
  tx: Executor,
  staffId: number,
  { phrase: typed, isHeld }: { readonly phrase: string; readonly isHeld: boolean | null },
): Promise<void> {
  const phrase = phraseOf(typed)
  if (phrase.length > MAX_STOP_PHRASE) refuseMistakes({ phrase: 'tooLong' })
  if (!STOP_PHRASE.test(phrase)) refuseMistakes({ phrase: 'wrongValue' })
  const { before, isFull } =
    isHeld === null
      ? { before: await deleteWord(tx, phrase), isFull: false }
      : await saveWord(tx, { phrase, isHeld, staffId, most: MAX_STOP_PHRASES })
  if (isFull) refuseMistakes({ phrase: 'tooLong' })
  if (before === isHeld) return
  const stateOf = (value: boolean | null) => (value === null ? null : { phrase, isHeld: value })
  await audit.record(tx, { kind: 'staff', staffId }, [
    {
      ...{ action: isHeld === null ? 'removeModerationWord' : 'setModerationWord', entity: 'moderation_word' },
      ...{ entityId: phrase, organizationId: null, before: stateOf(before), after: stateOf(isHeld) },
    },
  ])
}
