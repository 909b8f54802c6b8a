import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'
import { templateMistakes } from '@okolitsa/domain/notification-templates/check-template.ts'
import { readyTemplate, renderPart } from '@okolitsa/domain/notification-templates/render-templates.ts'
import {
  isSigned,
  TEMPLATE_VARIABLES,
  type TemplateKey,
  type TemplatePart,
  type TemplateParts,
} from '@okolitsa/domain/notification-templates/template-table.ts'
import type { TemplateValues } from '@okolitsa/domain/notification-templates/template-text.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { builtInTemplate } from '@okolitsa/strings/built-in-templates.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../../platform/limits/tries.ts'
import type { TemplateDeskDeps } from '../template-desk-deps.ts'
import { addressesOf } from './own-addresses.ts'
import { sampleValues } from './read-templates.ts'

/** Limit of trials of one person. */
const TRIALS: TryLimit = { kind: 'notification-template-trial', most: 10, windowSeconds: 3_600 }

interface Trial {
  readonly key: TemplateKey
  readonly language: Language
  readonly channel: 'sms' | 'email'
  readonly parts: TemplateParts
  readonly sample: number
}

/**
 * Sends a text to the person who edits it; returns the address.
 * @throws Refusal BAD_REQUEST, TRIAL_REACHES_NOBODY, TOO_MANY_REQUESTS; errors of the channel are rethrown
 */
export async function tryTemplate(deps: TemplateDeskDeps, actor: Office, trial: Trial): Promise<string> {
  const { key, language, channel } = trial
  const { database, clock, mail, market } = deps
  const builtIn = builtInTemplate(key, language)
  if (!builtIn) throw new Refusal('NOT_FOUND')
  const parts = { ...builtIn, ...trial.parts }
  const mistakes = Object.entries(templateMistakes(parts, builtIn, TEMPLATE_VARIABLES[key], language))
  if (mistakes.length > 0)
    throw new Refusal('BAD_REQUEST', {
      errors: Object.fromEntries(mistakes.map(([part, { code }]) => [`parts.${part}`, code])),
    })
  const values = (await sampleValues(deps, key, language))[trial.sample]
  if (!values) throw new Refusal('BAD_REQUEST', { errors: { sample: 'wrongValue' } })
  const ready = readyTemplate(key, language, builtIn, parts)
  const say = (part: TemplatePart, given: TemplateValues) => renderPart(ready, part, given, language) ?? ''

  const { phone, email } = await addressesOf(deps, database.executor, actor)
  const to = channel === 'sms' ? phone : email
  if (to === null) throw new Refusal('TRIAL_REACHES_NOBODY')
  const now = clock()
  await database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, TRIALS, String(actor.staffId), now)
    await saveTry(tx, TRIALS, String(actor.staffId), now)
  })
  const sender = market.current().identity.name
  if (channel === 'sms') {
    const text = builtIn.sms === undefined ? inOneLine(say, values.values) : say('sms', values.smsValues)
    const signature = isSigned(key) ? ` ${shortName(sender)}` : ''
    await deps.channel.send(to, (text + signature).replaceAll('\u00A0', ' '))
    return to
  }
  const subject = say('subject', values.values) || say('title', values.values)
  const text = say('letter', values.values) || [say('title', values.values), say('text', values.values)].join('\n\n')
  await mail?.send({ sender, to, subject: subject || sender, text })
  return to
}

/** A text that is never sent by SMS. */
const inOneLine = (say: (part: TemplatePart, values: TemplateValues) => string, values: TemplateValues): string =>
  (['title', 'text', 'promise', 'toPay'] as const)
    .map((part) => say(part, values))
    .filter(Boolean)
    .join('. ')
