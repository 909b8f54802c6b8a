import { widgetLine as text } from '@okolitsa/strings/ru/widget-line.ts'
import { useId, useState } from 'react'
import { useWidgetSections } from '../../data/widget/desk/use-widget-sections.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { WidgetLook } from './widget-look.tsx'
import { widgetAttributes, widgetTag } from './widget-tag.ts'

const COUNTS = [4, 8, 12, 24].map((count) => ({ value: String(count), title: text.countOf(count) }))
const LANGUAGES = Object.entries(text.languages).map(([value, title]) => ({ value, title }))

/** The embed code of a shop's widget with its options and preview. */
export default function WidgetLine({
  siteUuid,
  organizationId,
  address,
}: {
  siteUuid: string
  organizationId: number
  address: string
}) {
  const [choice, setChoice] = useState({ section: '', count: 4, heading: '', language: 'ru' })
  const sections = useWidgetSections(organizationId)
  const lookId = useId()
  const attributes = widgetAttributes(siteUuid, choice)
  const line = widgetTag(new URL(address).origin, attributes)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line)
      showToast({ tone: 'success', text: text.copied })
    } catch {
      showToast({ tone: 'error', text: text.notCopied })
    }
  }
  return (
    <div className="stack g5">
      <p className="muted">{text.text}</p>
      <Select
        label={text.section}
        value={choice.section}
        items={[
          { value: '', title: text.everything },
          ...sections.map(({ urlKey, title }) => ({ value: urlKey, title })),
        ]}
        onChange={({ target }) => setChoice({ ...choice, section: target.value })}
      />
      <Select
        label={text.count}
        value={String(choice.count)}
        items={COUNTS}
        onChange={({ target }) => setChoice({ ...choice, count: Number(target.value) })}
      />
      <TextField
        label={text.heading}
        hint={text.headingHint}
        maxLength={200}
        value={choice.heading}
        onChange={({ target }) => setChoice({ ...choice, heading: target.value })}
      />
      <Select
        label={text.language}
        value={choice.language}
        items={LANGUAGES}
        onChange={({ target }) => setChoice({ ...choice, language: target.value })}
      />
      <TextArea label={text.line} readOnly rows={5} spellCheck={false} value={line} />
      <div>
        <Button reads look="secondary" onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
      <section className="stack g4" aria-labelledby={lookId}>
        <h3 id={lookId} className="h4">
          {text.look}
        </h3>
        <WidgetLook attributes={attributes} />
      </section>
    </div>
  )
}
