import { notificationTemplatesEndpoints } from '@okolitsa/contracts/notification-templates/notification-templates.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { notificationTemplatesHandlers } from './http/notification-templates.handlers.ts'

/** The office's editor of texts of notifications. */
export const notificationTemplatesDeskModule = defineModule({
  name: 'notification-templates-desk',
  uses: ['market', 'office', 'notificationTemplates'],
  portsFilledBy: ['notifications'],
  create: ({ config, database, clock, adapters }, { notifications, ...services }) => ({
    calls: [
      mounted(
        notificationTemplatesEndpoints,
        notificationTemplatesHandlers({
          database,
          clock,
          ...services,
          orders: notifications.toPreview,
          channel: adapters.channel,
          mail: adapters.mail,
          publicUrl: config.PUBLIC_URL,
        }),
      ),
    ],
  }),
})
