import { templateMistakes } from '@okolitsa/domain/notification-templates/check-template.ts'
import { TEMPLATE_VARIABLES, type TemplateParts } from '@okolitsa/domain/notification-templates/template-table.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { ALL_BUILT_IN, builtInTemplate } from '@okolitsa/strings/built-in-templates.ts'
import type { Deps } from '../../services.ts'
import type { NotificationTemplatesService } from './ports.ts'
import { insertVersion, listLastVersions } from './store/notification-template.store.ts'
import { textsOf } from './template-memory.ts'

/** Parts that differ from the built-in text; null = none. */
function changedParts(parts: TemplateParts, builtIn: TemplateParts): TemplateParts | null {
  const changed = Object.entries(builtIn).flatMap(([part, text]) => {
    const own = parts[part as keyof TemplateParts]
    return own === undefined || own === text ? [] : [[part, own] as const]
  })
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

export const createTemplateCommands = ({
  audit,
  clock,
}: Deps<'audit' | 'clock'>): Pick<NotificationTemplatesService, 'effective' | 'saveTemplate'> => ({
  effective: async (executor) => {
    const last = new Map(
      (await listLastVersions(executor)).map((one) => [`${one.template} ${one.language}`, one] as const),
    )
    return ALL_BUILT_IN.map(({ key, language, parts: builtIn }) => {
      const version = last.get(`${key} ${language}`)
      return {
        key,
        language,
        builtIn,
        version: version?.version ?? 0,
        parts: { ...builtIn, ...textsOf(version?.parts) },
      }
    })
  },
  saveTemplate: async (tx, author, { key, language, seen, parts }) => {
    const builtIn = builtInTemplate(key, language)
    if (!builtIn) throw new Refusal('NOT_FOUND')
    const wanted = parts === null ? null : changedParts(parts, builtIn)
    const mistakes = templateMistakes({ ...builtIn, ...wanted }, builtIn, TEMPLATE_VARIABLES[key], language)
    const errors = Object.entries(mistakes).map(([part, { code }]) => [`parts.${part}`, code] as const)
    if (errors.length > 0) throw new Refusal('BAD_REQUEST', { errors: Object.fromEntries(errors) })
    const before = (await listLastVersions(tx)).find((one) => one.template === key && one.language === language)
    const version = { template: key, language, version: seen + 1, parts: wanted, builtIn }
    const staffId = author.kind === 'staff' ? author.staffId : null
    if (!(await insertVersion(tx, version, { staffId, now: clock() }))) throw new Refusal('TEMPLATE_CHANGED')
    await audit.record(tx, author, [
      {
        action: 'saveTemplate',
        entity: 'notification_template',
        entityId: `${key}.${language}`,
        organizationId: null,
        before: { ...builtIn, ...textsOf(before?.parts) },
        after: { ...builtIn, ...wanted },
      },
    ])
  },
})
