import { CHECK_TIMES, MAX_TRUSTED_AFTER } from '@okolitsa/domain/goods/goods-check.ts'
import { officeGoods } from '@okolitsa/strings/ru/office-goods.ts'
import { type CheckRuleBody, useChangeCheckRule, useCheckRule } from '../../data/office/use-goods-checks.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './goods-check.module.css'

const text = officeGoods.rule
const TIMES = CHECK_TIMES.map((value) => ({ value, title: text.times[value] }))

/** When goods are checked. */
export default function RuleDialog({ onClose }: { onClose: () => void }) {
  const rule = useCheckRule()
  const [typed, setTyped, drop] = useKeptState<Partial<CheckRuleBody>>('office-check-rule', () => ({}), true)
  const save = useChangeCheckRule(() => {
    drop()
    onClose()
  })
  const errors = fieldErrorsOf(save.error)
  const form = rule.data && { ...rule.data, ...typed }
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={text.close} size="medium">
      {rule.isError && !form && <Notification tone="error" title={officeGoods.check.loadFailed} />}
      {!rule.isError && !form && <p className="muted">{officeGoods.check.loading}</p>}
      {form && (
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!save.isPending) save.mutate(form)
          }}
        >
          <p className="sm muted">{text.text}</p>
          {(['fresh', 'risky', 'changed'] as const).map((field) => (
            <Select
              key={field}
              label={text.fields[field]}
              hint={field === 'risky' ? text.riskyHint : undefined}
              items={TIMES}
              value={form[field]}
              error={errors[field]}
              onChange={({ target }) =>
                setTyped((now) => ({ ...now, [field]: CHECK_TIMES.find((time) => time === target.value) ?? 'after' }))
              }
            />
          ))}
          <TextField
            type="number"
            label={text.fields.trustedAfter}
            min={0}
            max={MAX_TRUSTED_AFTER}
            value={String(form.trustedAfter)}
            error={errors.trustedAfter}
            onChange={({ target }) => setTyped((now) => ({ ...now, trustedAfter: Number(target.value) }))}
          />
          {save.isError && Object.keys(errors).length === 0 && (
            <Notification tone="error" title={refusalWords(save.error, officeGoods.move.failed)} />
          )}
          <div className={css.buttons}>
            <Button look="secondary-gray" size="medium" onClick={onClose}>
              {text.close}
            </Button>
            <Button size="medium" type="submit" busy={save.isPending}>
              {text.save}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
