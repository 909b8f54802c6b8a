import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { CodeForm, type CodeSteps, type CodeWords } from './code-form.tsx'
import { submitting } from './code-submit.ts'
import css from './phone-code-form.module.css'
import { PhoneField } from './phone-field.tsx'

/** A phone, then the code sent to it. */
export interface PhoneCodeSteps extends CodeSteps {
  readonly isCodeSent: boolean
  setPhone(value: string): void
}

export interface PhoneCodeWords extends CodeWords {
  readonly getCode: string
}

/**
 * Sign-in by a code: a phone, then the code from the message.
 * @param props.children fields or text before the phone
 * @param props.below text below the button
 * @param props.isMain the form is the main content of the screen
 */
export function PhoneCodeForm({
  steps,
  words,
  label,
  hint,
  enterText,
  isMain = false,
  autoFocus,
  below,
  children,
}: {
  steps: PhoneCodeSteps
  words: PhoneCodeWords
  label: string
  hint?: string
  enterText: string
  isMain?: boolean
  autoFocus?: boolean | undefined
  below?: ReactNode
  children?: ReactNode
}) {
  const { secondsToResend } = steps
  if (steps.isCodeSent) return <CodeForm steps={steps} words={words} enterText={enterText} />
  return (
    <form method="post" className={css.form} noValidate onSubmit={submitting(steps.requestCode)}>
      {children}
      <PhoneField
        label={label}
        hint={hint}
        value={steps.phone}
        onValueChange={steps.setPhone}
        error={steps.error}
        placeholder="+7"
        autoFocus={autoFocus}
      />
      <Button
        type="submit"
        look={isMain ? 'primary' : 'secondary'}
        block
        busy={steps.isRequesting}
        aria-disabled={secondsToResend > 0}
      >
        {secondsToResend > 0 ? words.resendIn(secondsToResend) : words.getCode}
      </Button>
      {below}
    </form>
  )
}
