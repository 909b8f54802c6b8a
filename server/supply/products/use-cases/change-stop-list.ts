import { phraseOf } from '@okolitsa/domain/catalog/alcohol.ts'
import { MAX_STOP_PHRASE, MAX_STOP_PHRASES, STOP_PHRASE, type StopReason } from '@okolitsa/domain/catalog/stop-list.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { deleteStopPhrase, saveStopPhrase } from '../store/alcohol.store.ts'
import type { ProductDeps } from './product-deps.ts'

/**
 * Adds a phrase to the stop list, changes its reason, or removes it (`reason: null`). The list applies to texts that are
 * written from now on; goods on sale stay as they are. Setting the present reason again leaves no entry in the log.
 */
export async function changeStopList(
  { audit }: Pick<ProductDeps, 'audit'>,
  tx: Executor,
  staffId: number,
  change: { readonly phrase: string; readonly reason: StopReason | null },
): Promise<void> {
  const { reason } = change
  const phrase = phraseOf(change.phrase)
  if (phrase.length > MAX_STOP_PHRASE) refuseMistakes({ phrase: 'tooLong' })
  if (!STOP_PHRASE.test(phrase)) refuseMistakes({ phrase: 'wrongValue' })
  const { before, isFull } =
    reason === null
      ? { before: await deleteStopPhrase(tx, phrase), isFull: false }
      : await saveStopPhrase(tx, { phrase, reason, staffId, most: MAX_STOP_PHRASES })
  if (isFull) refuseMistakes({ phrase: 'tooLong' })
  if (before === reason) return
  await audit.record(tx, { kind: 'staff', staffId }, [
    {
      action: reason === null ? 'removeStopPhrase' : 'setStopPhrase',
      entity: 'stop_word',
      entityId: phrase,
      organizationId: null,
      before: before && { phrase, reason: before },
      after: reason && { phrase, reason },
    },
  ])
}
