import type { notificationTemplatesEndpoints } from '@okolitsa/contracts/notification-templates/notification-templates.endpoints.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { TemplateDeskDeps } from '../template-desk-deps.ts'
import { listTemplates, readTemplate } from '../use-cases/read-templates.ts'
import { tryTemplate } from '../use-cases/try-template.ts'

export const notificationTemplatesHandlers = (
  deps: TemplateDeskDeps,
): Handlers<typeof notificationTemplatesEndpoints> => ({
  listNotificationTemplates: async () => ({ items: await listTemplates(deps) }),
  getNotificationTemplate: ({ actor, params }) => readTemplate(deps, actor, params.key),
  saveNotificationTemplate: async ({ actor, params, body }) => {
    await deps.database.inTransaction((tx) =>
      deps.notificationTemplates.saveTemplate(
        tx,
        { kind: 'staff', staffId: actor.staffId },
        { ...params, seen: body.version, parts: body.parts },
      ),
    )
    return readTemplate(deps, actor, params.key)
  },
  tryNotificationTemplate: async ({ actor, params, body }) => ({
    to: await tryTemplate(deps, actor, { ...params, ...body }),
  }),
})
