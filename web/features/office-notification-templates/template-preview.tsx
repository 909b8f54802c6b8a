import type { NotificationTemplate } from '@okolitsa/contracts/notification-templates/notification-templates.endpoints.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { readyTemplate, renderPart } from '@okolitsa/domain/notification-templates/render-templates.ts'
import { smsSize } from '@okolitsa/domain/notification-templates/sms-parts.ts'
import { isSigned, type TemplatePart } from '@okolitsa/domain/notification-templates/template-table.ts'
import { templatesDesk } from '@okolitsa/strings/ru/notification-templates-desk.ts'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import css from './templates.module.css'
import type { TemplateForm } from './use-template-form.ts'

const text = templatesDesk.preview

/** The messages made of the typed text: for a sample, in every language, as wide as a phone. */
export function TemplatePreview({
  template,
  languages,
  forms,
  sample,
  onSample,
}: {
  template: NotificationTemplate
  languages: readonly Language[]
  forms: Readonly<Record<Language, TemplateForm>>
  sample: number
  onSample: (sample: number) => void
}) {
  const samples = template.languages[0]?.samples ?? []
  return (
    <>
      <h2 className="h4">{text.title}</h2>
      {samples.length > 1 && (
        <Select
          label={text.sample}
          value={String(sample)}
          items={samples.map(({ name }, index) => ({
            value: String(index),
            title: (name !== null && templatesDesk.samples[name]) || text.sampleNumber(index + 1),
          }))}
          onChange={({ target }) => onSample(Number(target.value))}
        />
      )}
      {languages.map((language) => (
        <Arriving key={language} template={template} language={language} form={forms[language]} sample={sample} />
      ))}
    </>
  )
}

function Arriving({
  template,
  language,
  form,
  sample,
}: {
  template: NotificationTemplate
  language: Language
  form: TemplateForm
  sample: number
}) {
  const { key, signature } = template
  const stored = template.languages.find((one) => one.language === language)
  const given = stored?.samples[sample] ?? stored?.samples[0]
  if (!stored || !given) return null
  const ready = readyTemplate(key, language, stored.builtIn, form.parts)
  const say = (part: TemplatePart) =>
    form.mistakes[part]
      ? text.wrong
      : renderPart(ready, part, part === 'sms' ? given.smsValues : given.values, language)
  const sms = say('sms')
  return (
    <section className={css.phone} aria-label={templatesDesk.languages[language]}>
      <h3 className={css.language}>{templatesDesk.languages[language]}</h3>
      <RenderedText title={text.screen} head={say('title')} body={say('text')} language={language} />
      {sms !== null && (
        <Sms content={form.mistakes.sms || !isSigned(key) ? sms : `${sms} ${signature}`} language={language} />
      )}
      <RenderedText title={text.letter} head={say('subject')} body={say('letter')} language={language} />
      {(['promise', 'toPay'] as const).map((part) => (
        <RenderedText key={part} title={templatesDesk.parts[part]} head={null} body={say(part)} language={language} />
      ))}
    </section>
  )
}

function RenderedText({
  title,
  head,
  body,
  language,
}: {
  title: string
  head: string | null
  body: string | null
  language: Language
}) {
  if (head === null && body === null) return null
  return (
    <Card look="raised" className="stack g2">
      <p className={css.channel}>{title}</p>
      {head !== null && (
        <b className={css.text} lang={language}>
          {head}
        </b>
      )}
      {body !== null && (
        <p className={css.text} lang={language}>
          {body}
        </p>
      )}
    </Card>
  )
}

function Sms({ content, language }: { content: string; language: Language }) {
  const { length, parts, partLength } = smsSize(content)
  return (
    <Card look="raised" className="stack g2">
      <p className={css.channel}>{text.sms}</p>
      <p className={css.bubble} lang={language}>
        {content}
      </p>
      <p className="sm muted">{text.size(length, parts, partLength)}</p>
      {parts > 1 && <p className={css.several}>{text.several(parts)}</p>}
    </Card>
  )
}
