import type { OfficeStart } from '@okolitsa/contracts/office/office-member.ts'
import { officeFrame } from '@okolitsa/strings/ru/office-frame.ts'
import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { FactorStep } from './factor-step.tsx'
import { IntroduceStep } from './introduce-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const text = officePeople.start

const firstStepOf = ({ madeBy, isPhoneProved, phone }: OfficeStart) => {
  if (madeBy !== null) return isPhoneProved ? 'factor' : 'phone'
  return phone === '' ? 'who' : 'factor'
}

function titleOf({ invitedAs, isReturning, name }: OfficeStart): string {
  if (invitedAs) return text.invited(name)
  return isReturning ? text.back(name) : text.title
}

function noteOf({ invitedAs, isReturning, madeBy }: OfficeStart): string {
  if (invitedAs) return text.invitedText(madeBy ?? '', invitedAs.map((role) => officeFrame.roles[role]).join(', '))
  return isReturning ? text.backText : text.text
}

/** The steps of a one-time link: who, or the phone of a known person; second lock; recovery codes. */
export function StartSteps({ start }: { start: OfficeStart }) {
  const isKnown = start.madeBy !== null || start.isReturning
  const [step, setStep] = useState<'who' | 'phone' | 'factor'>(firstStepOf(start))
  const [isProved, setProved] = useState(start.isPhoneProved)
  const [name, setName] = useState(start.name)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        host={start.passkeys.host}
        onSaved={() => window.location.assign('/office')}
        isWholePage
      />
    )
  }
  return (
    <Card as="section" className="stack g5">
      <div className="stack g2">
        <h1 className="h1">{titleOf(start)}</h1>
        <p className="muted">{noteOf(start)}</p>
      </div>
      {step === 'phone' && (
        <PhoneStep
          phone={start.phone}
          onDone={(phone) => {
            setProved(phone.isProved)
            setStep('factor')
          }}
        />
      )}
      {step === 'who' && (
        <IntroduceStep
          name={name}
          setName={setName}
          initialPhone={start.phone}
          onDone={(phone) => {
            setProved(phone.isProved)
            setStep('factor')
          }}
        />
      )}
      {step === 'factor' && (
        <FactorStep
          passkeys={start.passkeys}
          isPhoneProved={isProved}
          onBack={isKnown ? null : () => setStep('who')}
          onDone={setCodes}
        />
      )}
    </Card>
  )
}
