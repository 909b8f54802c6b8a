import type { OfficeSeller } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { cabinetVisit as text } from '@okolitsa/strings/ru/cabinet-visit.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LogInIcon } from '../../ui/icons.ts'
import { Section } from './seller-page.tsx'

const VisitDialog = lazy(() => import('./visit-dialog.tsx'))

/** The way into the cabinet of the seller. */
export function VisitCard({ seller, mayAct }: { seller: OfficeSeller; mayAct: boolean }) {
  const [isAsked, ask] = useState(false)
  return (
    <Section title={text.enter}>
      <p className="sm muted">{text.enterText}</p>
      <div>
        <Button look="secondary" size="medium" icon={LogInIcon} onClick={() => ask(true)}>
          {text.enter}
        </Button>
      </div>
      {isAsked && (
        <Suspense>
          <VisitDialog seller={seller} mayAct={mayAct} onClose={() => ask(false)} />
        </Suspense>
      )}
    </Section>
  )
}
