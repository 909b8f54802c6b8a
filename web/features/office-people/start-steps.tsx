import type { OfficeStart } from '@okolitsa/contracts/office/office-member.ts'
import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { FactorStep } from './factor-step.tsx'
import { IntroduceStep } from './introduce-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const text = officePeople.start

/** The way of the first owner, or of a person whose factors were removed: who, second lock, recovery codes. */
export function StartSteps({ start }: { start: OfficeStart }) {
  const [step, setStep] = useState<'who' | 'factor'>(start.phone === '' ? 'who' : 'factor')
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
        <h1 className="h1">{start.isReturning ? text.back(start.name) : text.title}</h1>
        <p className="muted">{start.isReturning ? text.backText : text.text}</p>
      </div>
      {step === 'who' ? (
        <IntroduceStep
          name={name}
          setName={setName}
          initialPhone={start.phone}
          onDone={(phone) => {
            setProved(phone.isProved)
            setStep('factor')
          }}
        />
      ) : (
        <FactorStep start={start} isPhoneProved={isProved} onBack={() => setStep('who')} onDone={setCodes} />
      )}
    </Card>
  )
}
