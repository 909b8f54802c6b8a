import { Button } from './button.tsx'
import { CodeField } from './code-field.tsx'
import { submitting } from './code-submit.ts'
import css from './phone-code-form.module.css'

/** A code from a sent message, and its actions. */
export interface CodeSteps {
  readonly phone: string
  readonly code: string
  readonly codeLength: number
  readonly isRequesting: boolean
  readonly isEntering: boolean
  readonly secondsToResend: number
  readonly error: string | undefined
  setCode(value: string): void
  requestCode(): void
  enter(code: string): void
  changePhone(): void
}

export interface CodeWords {
  readonly code: string
  readonly resend: string
  readonly change: string
  readonly sentTo: (phone: string) => string
  readonly resendIn: (seconds: number) => string
}

/**
 * The form of a sent code; submits itself once the code is complete.
 * @param props.sent the recipient, when the person cannot change it
 */
export function CodeForm({
  steps,
  words,
  enterText,
  sent,
}: {
  steps: CodeSteps
  words: CodeWords
  enterText: string
  sent?: string
}) {
  const { phone, code, secondsToResend } = steps
  return (
    <form
      method="post"
      className={css.form}
      noValidate
      onSubmit={submitting(() => {
        if (code.length === steps.codeLength) steps.enter(code)
      })}
    >
      <p className="sm muted" role="status">
        {sent ?? (
          <>
            {words.sentTo(phone)}{' '}
            <button type="button" className="link" onClick={steps.changePhone}>
              {words.change}
            </button>
          </>
        )}
      </p>
      <CodeField
        label={words.code}
        length={steps.codeLength}
        value={code}
        onValueChange={steps.setCode}
        onComplete={steps.enter}
        error={steps.error}
        autoFocus
      />
      <Button type="submit" block busy={steps.isEntering}>
        {enterText}
      </Button>
      <Button look="soft" block busy={steps.isRequesting} disabled={secondsToResend > 0} onClick={steps.requestCode}>
        {secondsToResend > 0 ? words.resendIn(secondsToResend) : words.resend}
      </Button>
    </form>
  )
}
