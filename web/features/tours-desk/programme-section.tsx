import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import type { TourDraft } from '../../data/tours/desk/tour-draft.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import { Rows } from './rows.tsx'
import type { SectionProps } from './section.ts'
import css from './tour-form.module.css'

const MAX_STEPS = 60
const MAX_ITEMS = 30

export function ProgrammeSection({ draft, errorOf, onEdit }: SectionProps) {
  const last = draft.programme.at(-1)
  return (
    <FormSection id="programme" title={text.sections.programme} error={errorOf('programme')}>
      <Rows
        name={text.rows.step}
        rows={draft.programme}
        most={MAX_STEPS}
        add={text.addStep}
        empty={() => ({ day: last?.day ?? '1', at: '', title: '', detail: '' })}
        onChange={(programme) => onEdit({ programme })}
      >
        {(step, change) => (
          <>
            <div className={css.pair}>
              <TextField
                label={text.day}
                inputMode="numeric"
                autoComplete="off"
                value={step.day}
                onChange={({ target }) => change({ day: target.value })}
              />
              <TextField
                label={text.at}
                type="time"
                value={step.at}
                onChange={({ target }) => change({ at: target.value })}
              />
            </div>
            <TextField
              label={text.step}
              maxLength={200}
              value={step.title}
              onChange={({ target }) => change({ title: target.value })}
            />
            <TextArea
              label={text.detail}
              rows={2}
              maxLength={1_000}
              value={step.detail}
              onChange={({ target }) => change({ detail: target.value })}
            />
          </>
        )}
      </Rows>
    </FormSection>
  )
}

export function IncludedSection({ draft, errorOf, onEdit }: SectionProps) {
  return (
    <FormSection id="included" title={text.sections.included} error={errorOf('included') ?? errorOf('notIncluded')}>
      <Items
        name={text.rows.included}
        add={text.addIncluded}
        items={draft.included}
        onChange={(included) => onEdit({ included })}
      />
      <Items
        name={text.rows.notIncluded}
        add={text.addNotIncluded}
        items={draft.notIncluded}
        onChange={(notIncluded) => onEdit({ notIncluded })}
      />
      <TextArea
        label={text.fields.toTake}
        hint={text.hints.lines}
        error={errorOf('toTake')}
        rows={4}
        maxLength={6_000}
        value={draft.toTake}
        onChange={({ target }) => onEdit({ toTake: target.value })}
      />
    </FormSection>
  )
}

function Items({
  name,
  add,
  items,
  onChange,
}: {
  name: string
  add: string
  items: TourDraft['included']
  onChange: (items: TourDraft['included']) => void
}) {
  return (
    <Rows
      name={name}
      rows={items}
      most={MAX_ITEMS}
      add={add}
      empty={() => ({ title: '', detail: '' })}
      onChange={(rows) => onChange([...rows])}
    >
      {(item, change) => (
        <>
          <TextField
            label={text.item}
            maxLength={200}
            value={item.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextField
            label={text.detail}
            maxLength={1_000}
            value={item.detail}
            onChange={({ target }) => change({ detail: target.value })}
          />
        </>
      )}
    </Rows>
  )
}
