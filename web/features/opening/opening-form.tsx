import { emailMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { announcement } from '@okolitsa/strings/ru/announcement.ts'
import { openingPage as text } from '@okolitsa/strings/ru/opening-page.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useOpeningByEmail, useOpeningByPhone } from '../../data/market/use-opening-alert.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PhoneCodeForm } from '../../ui/phone-code-form.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EndByToken } from './end-by-token.tsx'
import css from './opening-form.module.css'

type Way = keyof typeof text.ways

/** Form of a visitor who wants to be notified of the opening, by telephone or by e-mail. */
export function OpeningForm() {
  const [way, setWay] = useState<Way>('phone')
  const [hasConsent, setConsent] = useState(false)
  const consent = (
    <Checkbox checked={hasConsent} onChange={(event) => setConsent(event.target.checked)}>
      <span className="sm">
        {announcement.consent.text}{' '}
        <a className="link" href="/privacy" target="_blank" rel="noreferrer">
          {text.howKept}
        </a>
      </span>
    </Checkbox>
  )
  return (
    <div className={css.form}>
      <Segmented
        label={text.way}
        value={way}
        items={[
          { value: 'phone', title: text.ways.phone },
          { value: 'email', title: text.ways.email },
        ]}
        onValueChange={setWay}
      />
      {way === 'phone' ? (
        <ByPhone hasConsent={hasConsent} consent={consent} />
      ) : (
        <ByEmail hasConsent={hasConsent} consent={consent} />
      )}
    </div>
  )
}

interface WayProps {
  readonly hasConsent: boolean
  readonly consent: ReactNode
}

function ByPhone({ hasConsent, consent }: WayProps) {
  const { steps, token } = useOpeningByPhone({
    consentMistake: () => (hasConsent ? undefined : text.consentNeeded),
  })
  if (token !== null) return <EndByToken token={token} words={text.phoneDone} />
  return (
    <PhoneCodeForm
      steps={steps}
      words={text.code}
      label={text.phone}
      hint={text.note}
      enterText={text.enter}
      isMain
      below={consent}
    />
  )
}

function ByEmail({ hasConsent, consent }: WayProps) {
  const [email, setEmail] = useState('')
  const [mistake, setMistake] = useState<string>()
  const { request, error } = useOpeningByEmail()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (request.isPending) return
    const code = email.trim() === '' ? 'required' : emailMistake(email)
    const found = code ? validationTexts[code] : hasConsent ? undefined : text.consentNeeded
    setMistake(found)
    if (found === undefined) request.mutate(email.trim())
  }
  if (request.isSuccess)
    return (
      <div className="stack g3" role="status">
        <h2 className="h3">{text.letterSent.title}</h2>
        <p>{text.letterSent.text(email.trim())}</p>
        <Button look="soft" onClick={() => request.reset()}>
          {text.letterSent.again}
        </Button>
      </div>
    )
  return (
    <form method="post" className={css.fields} noValidate onSubmit={submit}>
      <TextField
        label={text.email}
        hint={text.note}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={mistake ?? error}
      />
      <Button type="submit" block busy={request.isPending}>
        {text.ask}
      </Button>
      {consent}
    </form>
  )
}
