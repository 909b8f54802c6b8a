import { moderationEndpoints } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import { reportsEndpoints } from '@okolitsa/contracts/moderation/reports.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { moderationHandlers, reportsHandlers } from './http/moderation.handlers.ts'

/** Texts that the office shows or hides, and reports of visitors about them. */
export const moderationDeskModule = defineModule({
  name: 'moderationDesk',
  uses: ['audit', 'moderation'],
  portsFilledBy: ['reviews', 'questions', 'chat', 'farmPosts', 'sitePages'],
  create: ({ database, clock }, { audit, moderation, ...owners }) => {
    const { reviews, questions, chat, farmPosts, sitePages } = owners
    const shop = { ...reviews.moderated, ...questions.moderated, ...chat.moderated }
    const kinds = { ...shop, ...farmPosts.moderated, ...sitePages.moderated }
    const deps = { database, clock, audit, moderation, kinds }
    return {
      calls: [mounted(moderationEndpoints, moderationHandlers(deps)), mounted(reportsEndpoints, reportsHandlers(deps))],
    }
  },
})
