import type { Language } from '@okolitsa/domain/language/language.ts'
import {
  isSellerTemplate,
  TEMPLATE_KEYS,
  type TemplateKey,
  type TemplateParts,
} from '@okolitsa/domain/notification-templates/template-table.ts'
import { orderTemplates as enOrder } from './en/order-templates.ts'
import { otherTemplates as enOther } from './en/other-templates.ts'
import { planTemplates as enPlan, tourTemplates as enTour } from './en/trade-templates.ts'
import { orderTemplates as ruOrder } from './ru/order-templates.ts'
import { otherTemplates as ruOther } from './ru/other-templates.ts'
import { sellerTemplates as ruSeller } from './ru/seller-templates.ts'
import { planTemplates as ruPlan, tourTemplates as ruTour } from './ru/trade-templates.ts'

const within = (group: string, templates: Readonly<Record<string, TemplateParts>>) =>
  Object.entries(templates).map(([name, parts]) => [`${group}.${name}`, parts] as const)

type BuiltIns = ReadonlyMap<string, TemplateParts>
const builtIns: Readonly<Record<Language, BuiltIns>> = {
  ru: new Map([
    ...within('order', ruOrder),
    ...within('tour', ruTour),
    ...within('plan', ruPlan),
    ...Object.entries(ruOther),
    ...Object.entries(ruSeller),
  ]),
  en: new Map([
    ...within('order', enOrder),
    ...within('tour', enTour),
    ...within('plan', enPlan),
    ...Object.entries(enOther),
  ]),
}

/** The built-in texts of a template; null = the template has none in the language. */
export const builtInTemplate = (key: TemplateKey, language: Language): TemplateParts | null =>
  builtIns[language].get(key) ?? null

/** Languages in which a template is sent. */
export const languagesOf = (key: TemplateKey): readonly Language[] => (isSellerTemplate(key) ? ['ru'] : ['ru', 'en'])

/** Every built-in template of every language. */
export const ALL_BUILT_IN = TEMPLATE_KEYS.flatMap((key) =>
  languagesOf(key).map((language) => ({ key, language, parts: builtInTemplate(key, language) ?? {} })),
)
