import type { RequisitesVersion, SellerContract } from '@okolitsa/contracts/seller-contract/seller-contract.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { sellerContract } from '@okolitsa/strings/ru/seller-contract.ts'
import { lazy, Suspense, useState } from 'react'
import { useCancelRequisites } from '../../data/seller-contract/desk/use-seller-contract.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './contract.module.css'
import { RequisitesForm } from './requisites-form.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = sellerContract.requisites
const { shown } = sellerContract

/** Where the seller is paid now and from when on elsewhere, and the form of other requisites. */
export function RequisitesCard({ organizationId, contract }: { organizationId: number; contract: SellerContract }) {
  const { requisites, waiting, versions, kinds, mayChange, phone } = contract
  const [isOpen, setOpen] = useState(false)
  const reference = useDayReference()
  const when = (moment: string) => formatMoment(new Date(moment), reference)
  const former = versions.filter(({ id }) => id !== requisites?.id && id !== waiting?.id)
  return (
    <Card as="section" className={css.card}>
      <h2 className="h3">{text.title}</h2>
      {requisites ? (
        <div>
          <p className="muted">{text.now}</p>
          <p className={css.place}>{shown(requisites)}</p>
          <p className="sm muted">{text.since(when(requisites.effectiveFrom))}</p>
        </div>
      ) : (
        !waiting && (
          <Notification tone="warning" title={text.none}>
            <p>{text.noneText}</p>
          </Notification>
        )
      )}
      {waiting && <Waiting organizationId={organizationId} waiting={waiting} mayCancel={mayChange} />}
      {mayChange && phone !== null && !waiting && isOpen && (
        <RequisitesForm organizationId={organizationId} kinds={kinds} phone={phone} onDone={() => setOpen(false)} />
      )}
      {mayChange && phone !== null && !waiting && !isOpen && (
        <Button block size="xlarge" look={requisites ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
          {requisites ? text.change : text.add}
        </Button>
      )}
      {former.length > 0 && (
        <>
          <h3 className="h4">{text.history}</h3>
          <ul className={css.lines}>
            {former.map((version) => (
              <li key={version.id}>
                {shown(version)}{' '}
                <span className="muted">
                  {version.cancelledAt === null
                    ? text.confirmed(version.confirmedBy, when(version.confirmedAt))
                    : text.wasCancelled(when(version.cancelledAt))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Waiting({
  organizationId,
  waiting,
  mayCancel,
}: {
  organizationId: number
  waiting: RequisitesVersion
  mayCancel: boolean
}) {
  const reference = useDayReference()
  const cancel = useCancelRequisites(organizationId)
  const [isAsked, setAsked] = useState(false)
  return (
    <Notification title={text.waiting(formatMoment(new Date(waiting.effectiveFrom), reference))}>
      <p className={css.place}>{shown(waiting)}</p>
      <p>{text.waitingText}</p>
      {mayCancel && (
        <Button look="secondary-gray" size="medium" onClick={() => setAsked(true)}>
          {text.cancel}
        </Button>
      )}
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsked}
            title={text.cancelTitle}
            text={text.cancelText}
            confirmText={text.cancel}
            cancelText={text.keep}
            busy={cancel.isPending}
            onConfirm={() => cancel.mutate(waiting.id, { onSettled: () => setAsked(false) })}
          />
        </Suspense>
      )}
    </Notification>
  )
}
