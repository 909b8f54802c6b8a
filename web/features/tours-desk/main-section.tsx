import { TOUR_LANGUAGES } from '@okolitsa/domain/tours/tour.ts'
import { tourLength, tours } from '@okolitsa/strings/ru/tours.ts'
import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import { minutesTyped } from '../../data/tours/desk/tour-draft.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import type { SectionProps } from './section.ts'
import css from './tour-form.module.css'

/** Title, story, duration, audience. */
export function MainSection({ draft, errorOf, onEdit }: SectionProps) {
  const minutes = minutesTyped(draft.durationMinutes)
  return (
    <FormSection id="main" title={text.sections.main} error={errorOf('languages')}>
      <TextField
        label={text.fields.title}
        error={errorOf('title')}
        maxLength={200}
        value={draft.title}
        onChange={({ target }) => onEdit({ title: target.value })}
      />
      <TextField
        label={text.fields.tagline}
        hint={text.hints.tagline}
        error={errorOf('tagline')}
        maxLength={300}
        value={draft.tagline}
        onChange={({ target }) => onEdit({ tagline: target.value })}
      />
      <TextArea
        label={text.fields.story}
        hint={text.hints.story}
        error={errorOf('story')}
        rows={7}
        maxLength={20_000}
        value={draft.story}
        onChange={({ target }) => onEdit({ story: target.value })}
      />
      <div className={css.pair}>
        <TextField
          label={text.fields.durationMinutes}
          hint={minutes === null ? text.hints.hours : tourLength(minutes)}
          error={errorOf('durationMinutes')}
          inputMode="decimal"
          autoComplete="off"
          value={draft.durationMinutes}
          onChange={({ target }) => onEdit({ durationMinutes: target.value })}
        />
        <TextField
          label={text.fields.ageFrom}
          hint={text.hints.age}
          error={errorOf('ageFrom')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.ageFrom}
          onChange={({ target }) => onEdit({ ageFrom: target.value })}
        />
      </div>
      <fieldset className={css.choices}>
        <legend>{text.fields.languages}</legend>
        {TOUR_LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            checked={draft.languages.includes(language)}
            onChange={({ target }) =>
              onEdit({
                languages: TOUR_LANGUAGES.filter((one) =>
                  one === language ? target.checked : draft.languages.includes(one),
                ),
              })
            }
          >
            {tours.languageNames[language]}
          </Checkbox>
        ))}
      </fieldset>
    </FormSection>
  )
}
