import type {
  ListedTemplate,
  NotificationTemplate,
  TemplateInLanguage,
} from '@okolitsa/contracts/notification-templates/notification-templates.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'
import { templateMistakes } from '@okolitsa/domain/notification-templates/check-template.ts'
import {
  audienceOf,
  TEMPLATE_KEYS,
  TEMPLATE_VARIABLES,
  type TemplateKey,
  type TemplateParts,
} from '@okolitsa/domain/notification-templates/template-table.ts'
import type { TemplateValues } from '@okolitsa/domain/notification-templates/template-text.ts'
import type { NotificationOrder } from '@okolitsa/domain/notifications/notification-order.ts'
import { builtInTemplate, languagesOf } from '@okolitsa/strings/built-in-templates.ts'
import { listLastVersions, listVersions, type TemplateVersion } from '../../store/notification-template.store.ts'
import { textsOf } from '../../template-memory.ts'
import type { OrderGroup } from '../ports.ts'
import type { TemplateDeskDeps } from '../template-desk-deps.ts'
import { realSample, templateSamples } from '../template-samples.ts'
import { addressesOf } from './own-addresses.ts'

/** Maximum versions shown of a template. */
const MAX_HISTORY = 50

/** A stored text compared with the built-in one of this release. */
function stateOf(key: TemplateKey, language: Language, version: TemplateVersion | undefined) {
  const builtIn = builtInTemplate(key, language) ?? {}
  const edited = textsOf(version?.parts) ?? {}
  const former = textsOf(version?.builtIn) ?? {}
  const parts: TemplateParts = Object.fromEntries(
    Object.entries(builtIn).map(([part, text]) => [part, edited[part as keyof TemplateParts] ?? text]),
  )
  const isOutdated = ([part, text]: [string, string]) =>
    part in edited && part in builtIn && builtIn[part as keyof TemplateParts] !== text
  return {
    builtIn,
    parts,
    isEdited: Object.keys(edited).some((part) => part in builtIn),
    formerBuiltIn: Object.fromEntries(Object.entries(former).filter(isOutdated)) as TemplateParts,
    mistakes: Object.fromEntries(
      Object.entries(templateMistakes(parts, builtIn, TEMPLATE_VARIABLES[key], language)).map(([part, { code }]) => [
        part,
        code,
      ]),
    ),
  }
}

const aroundOf = ({ market, publicUrl }: TemplateDeskDeps) => ({
  site: publicUrl,
  market: market.current().identity.name,
})

export async function listTemplates(deps: TemplateDeskDeps): Promise<ListedTemplate[]> {
  const versions = await listLastVersions(deps.database.executor)
  return TEMPLATE_KEYS.map((key) => {
    const states = languagesOf(key).map((language) => ({
      language,
      ...stateOf(
        key,
        language,
        versions.find((one) => one.template === key && one.language === language),
      ),
    }))
    const where = (isIt: (state: (typeof states)[number]) => boolean) =>
      states.filter(isIt).map(({ language }) => language)
    return {
      key,
      audience: audienceOf(key),
      ...excerptOf(deps, key),
      edited: where(({ isEdited }) => isEdited),
      broken: where(({ mistakes }) => Object.keys(mistakes).length > 0),
      outdated: where(({ formerBuiltIn }) => Object.keys(formerBuiltIn).length > 0),
    }
  })
}

/** The Russian text of a sample, without its number. */
function excerptOf(deps: TemplateDeskDeps, key: TemplateKey) {
  const [sample] = templateSamples(key, 'ru', aroundOf(deps))
  const values = { ...withRenderedPhrases(deps, 'ru', sample?.values ?? {}), number: '№…' }
  const say = (part: keyof TemplateParts) => deps.notificationTemplates.render('ru', key, part, values)
  const note = say('text') ?? say('sms') ?? say('letter') ?? say('promise') ?? ''
  return { title: say('title') ?? say('subject') ?? '', note: note.slice(0, 120) }
}

const withRenderedPhrases = (
  { notificationTemplates }: Pick<TemplateDeskDeps, 'notificationTemplates'>,
  language: Language,
  values: TemplateValues,
) => ({
  ...values,
  promise: notificationTemplates.render(language, 'order.phrases', 'promise', values),
  toPay: notificationTemplates.render(language, 'order.phrases', 'toPay', values),
})

export async function readTemplate(
  deps: TemplateDeskDeps,
  actor: Office,
  key: TemplateKey,
): Promise<NotificationTemplate> {
  const { executor } = deps.database
  const [last, versions, addresses, real] = await Promise.all([
    listLastVersions(executor),
    listVersions(executor, key, MAX_HISTORY),
    addressesOf(deps, executor, actor),
    realOrderOf(deps, key),
  ])
  return {
    key,
    audience: audienceOf(key),
    languages: languagesOf(key).map((language) =>
      presentLanguage(
        deps,
        key,
        language,
        last.find((one) => one.template === key && one.language === language),
        real,
      ),
    ),
    history: versions.map(({ language, version, savedAt, author, parts }) => ({
      language,
      version,
      savedAt: savedAt.toISOString(),
      author,
      parts: textsOf(parts),
    })),
    signature: shortName(deps.market.current().identity.name),
    trials: [
      ...(addresses.phone === null ? [] : (['sms'] as const)),
      ...(addresses.email === null ? [] : (['email'] as const)),
    ],
  }
}

const isOrderGroup = (group: string | undefined): group is OrderGroup =>
  group === 'order' || group === 'tour' || group === 'plan'

/** A real order for the preview; null = the template is of none, or there is none yet. */
const realOrderOf = ({ database, orders }: TemplateDeskDeps, key: TemplateKey): Promise<NotificationOrder | null> => {
  const [group] = key.split('.')
  return isOrderGroup(group) ? orders.lastOf(database.executor, group) : Promise.resolve(null)
}

/** Samples of a template and a real order, with the phrases that depend on delivery and payment. */
export const sampleValues = async (deps: TemplateDeskDeps, key: TemplateKey, language: Language) =>
  samplesWith(deps, key, language, await realOrderOf(deps, key))

const samplesWith = (deps: TemplateDeskDeps, key: TemplateKey, language: Language, real: NotificationOrder | null) =>
  [
    ...templateSamples(key, language, aroundOf(deps)),
    ...(real ? [realSample(real, language, { ...aroundOf(deps), now: deps.clock() })] : []),
  ].map(({ name, values, smsValues }) => ({
    name,
    values: withRenderedPhrases(deps, language, values),
    smsValues: withRenderedPhrases(deps, language, smsValues),
  }))

function presentLanguage(
  deps: TemplateDeskDeps,
  key: TemplateKey,
  language: Language,
  version: TemplateVersion | undefined,
  real: NotificationOrder | null,
): TemplateInLanguage {
  const { isEdited: _isEdited, ...state } = stateOf(key, language, version)
  return {
    language,
    version: version?.version ?? 0,
    ...state,
    samples: samplesWith(deps, key, language, real),
  }
}
