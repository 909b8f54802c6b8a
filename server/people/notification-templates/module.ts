import { defineModule } from '../../module.ts'
import { on, topicOfAll } from '../../platform/invalidation/invalidations.ts'
import { renderNotifications } from './render-notifications.ts'
import { listLastVersions } from './store/notification-template.store.ts'
import { createTemplateCommands } from './template-commands.ts'
import { createTemplateMemory } from './template-memory.ts'

/** Announces changed texts of notifications. */
export const notificationTemplatesChanged = topicOfAll('notification_templates_changed')

/** Pause before a failed read is repeated, ms. */
const RETRY_MS = 1_000

/** Texts of notifications, kept by every node in memory. */
export const notificationTemplatesModule = defineModule({
  name: 'notificationTemplates',
  uses: ['audit', 'market'],
  create: async ({ database, clock, log }, { audit, market }) => {
    const { executor } = database
    const memory = createTemplateMemory()
    let timer: NodeJS.Timeout | undefined
    let isClosed = false
    let asked = 0
    const read = async (): Promise<void> => {
      const mine = ++asked
      const versions = await listLastVersions(executor)
      // answers of concurrent reads may arrive in another order
      if (mine === asked) memory.replace(versions)
    }
    const readBehind = (): void => {
      read().catch((error: unknown) => {
        log.error({ err: error }, 'reading the texts of notifications')
        clearTimeout(timer)
        if (!isClosed) timer = setTimeout(readBehind, RETRY_MS)
      })
    }
    await read()
    return {
      service: { ...renderNotifications(memory, { market }), ...createTemplateCommands({ audit, clock }) },
      invalidations: [on(notificationTemplatesChanged, readBehind)],
      close: () => {
        isClosed = true
        clearTimeout(timer)
      },
    }
  },
})
