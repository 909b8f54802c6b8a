import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import { defineModule } from '../../module.ts'
import { emit } from '../../platform/db/outbox.ts'
import { on } from '../../platform/events/event.ts'
import { on as onChange } from '../../platform/invalidation/invalidations.ts'
import type { AuditService } from '../audit/ports.ts'
import { matterDecided, textHidden } from './events.ts'
import type { ModerationService } from './ports.ts'
import { textsModerated } from './public.ts'
import {
  countWaiting,
  deleteMatters,
  listWaiting,
  lockMatter,
  saveDecision,
  saveReport,
  submitMatters,
} from './store/matter.store.ts'
import { listWords } from './store/word.store.ts'
import { changeWord, check, submit } from './use-cases/word-list.ts'

/** The queue without its announcements. */
export const createModeration = (audit: AuditService): ModerationService => ({
  submit,
  submitPhotos: (tx, ids, { organizationId, at }) =>
    submitMatters(tx, { kind: 'photo', ids, organizationId, at, isShown: false }, []),
  check,
  listWords,
  changeWord: (tx, staffId, change) => changeWord(audit, tx, staffId, change),
  withdraw: deleteMatters,
  report: saveReport,
  listWaiting,
  countWaiting,
  take: lockMatter,
  saveDecision,
})

/**
 * The queue of texts for the office. Modules that own texts put them here in the transaction of the change; the desk
 * shows them and applies decisions through the ports that these modules fill. A new kind of text is a value of
 * `MATTER_KINDS` and of the check of `moderation_matter.kind`, and a `ModeratedTexts` of its module.
 */
export const moderationModule = defineModule({
  name: 'moderation',
  uses: ['audit'],
  create: ({ database, pages }, { audit }) => ({
    service: createModeration(audit),
    subscribers: [
      on(matterDecided, 'moderation', ({ kind, id, decidedAt }) =>
        database.inTransaction(async (tx) => {
          const matter = await lockMatter(tx, everybodys('a job announces any decision'), { kind, id })
          // it was taken back, or another one followed
          if (matter?.decidedAt?.toISOString() !== decidedAt || matter.because === null) return
          const { organizationId, because } = matter
          await emit(tx, textHidden({ kind, id, organizationId, decidedAt, because }))
        }),
      ),
    ],
    invalidations: [onChange(textsModerated, (id) => pages.invalidateSeller(id === null ? null : Number(id)))],
  }),
})
