import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import { Rows } from './rows.tsx'
import type { SectionProps } from './section.ts'
import css from './tour-form.module.css'

const MAX_TERMS = 10
const KINDS = (['excursion', 'operator'] as const).map((value) => ({ value, title: text[value] }))

/** Minimum size of the group, and the time of the decision. */
export function GroupSection({ draft, errorOf, onEdit }: SectionProps) {
  return (
    <FormSection id="group" title={text.sections.group}>
      <TextField
        label={text.fields.minPeople}
        hint={text.hints.least}
        error={errorOf('minPeople')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.minPeople}
        onChange={({ target }) => onEdit({ minPeople: target.value })}
      />
      {draft.minPeople.trim() !== '' && (
        <TextField
          label={text.fields.decideHours}
          hint={text.hints.decide}
          error={errorOf('decideHours')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.decideHours}
          onChange={({ target }) => onEdit({ decideHours: target.value })}
        />
      )}
    </FormSection>
  )
}

/** Booking deadline, payment and refunds of a tour. */
export function RulesSection({ draft, errorOf, onEdit }: SectionProps) {
  return (
    <FormSection id="rules" title={text.sections.rules} error={errorOf('cancellation')}>
      <TextField
        label={text.fields.bookUntilHours}
        error={errorOf('bookUntilHours')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.bookUntilHours}
        onChange={({ target }) => onEdit({ bookUntilHours: target.value })}
      />
      <TextField
        label={text.fields.prepaymentPercent}
        hint={text.hints.prepayment}
        error={errorOf('prepaymentPercent')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.prepaymentPercent}
        onChange={({ target }) => onEdit({ prepaymentPercent: target.value })}
      />
      <p>
        <b>{text.fields.cancellation}</b>
        <br />
        <span className="sm muted">
          {draft.cancellation.length === 0 ? text.hints.noCancellation : text.hints.cancellation}
        </span>
      </p>
      <Rows
        name={text.rows.term}
        rows={draft.cancellation}
        most={MAX_TERMS}
        add={text.addCancellation}
        empty={() => ({ hoursBefore: '', backPercent: '' })}
        onChange={(cancellation) => onEdit({ cancellation })}
      >
        {(term, change) => (
          <div className={css.pair}>
            <TextField
              label={text.hoursBefore}
              inputMode="numeric"
              autoComplete="off"
              value={term.hoursBefore}
              onChange={({ target }) => change({ hoursBefore: target.value })}
            />
            <TextField
              label={text.backPercent}
              inputMode="numeric"
              autoComplete="off"
              value={term.backPercent}
              onChange={({ target }) => change({ backPercent: target.value })}
            />
          </div>
        )}
      </Rows>
    </FormSection>
  )
}

/** Legal status: an entry of the register, or an excursion that needs none. */
export function RegisterSection({ draft, errorOf, onEdit }: SectionProps) {
  const { register } = draft
  const edit = (part: Partial<typeof register>) => onEdit({ register: { ...register, ...part } })
  return (
    <FormSection id="register" title={text.sections.register} error={errorOf('register')}>
      <Segmented
        label={text.sections.register}
        value={register.kind}
        items={KINDS}
        onValueChange={(kind) => edit({ kind })}
      />
      {register.kind === 'excursion' ? (
        <p className="sm muted">{text.hints.excursion}</p>
      ) : (
        <>
          <TextField
            label={text.registerNumber}
            maxLength={40}
            autoComplete="off"
            value={register.number}
            onChange={({ target }) => edit({ number: target.value })}
          />
          <TextField
            label={text.guarantee}
            hint={text.guaranteeHint}
            inputMode="decimal"
            autoComplete="off"
            value={register.guarantee}
            onChange={({ target }) => edit({ guarantee: target.value })}
          />
        </>
      )}
    </FormSection>
  )
}
