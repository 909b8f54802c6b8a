import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { sitesDesk as text } from '@okolitsa/strings/ru/sites-desk.ts'
import { lazy, Suspense, useState } from 'react'
import { type SiteDomain, useCheckDomain, useReleaseDomain } from '../../data/sites/desk/use-site-domains.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DomainRecords } from './domain-records.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const COLORS: Readonly<Record<SiteDomain['state'], BadgeColor>> = {
  waiting: 'orange',
  verified: 'green',
  certified: 'green',
  failed: 'red',
}

export function DomainCard({ siteUuid, domain }: { siteUuid: string; domain: SiteDomain }) {
  const { host, shownHost, isBare, state, reason, records, checkedAt, nextCheckAt } = domain
  const [isLeaving, setLeaving] = useState(false)
  const check = useCheckDomain(siteUuid)
  const release = useReleaseDomain(siteUuid)
  const reference = useDayReference()
  const leads = state === 'verified' || state === 'certified'
  const when = (moment: string) => formatMoment(new Date(moment), reference)
  return (
    <Card as="article" className="stack g4">
      <div className="row between fw">
        <h3 className="h4">{shownHost}</h3>
        <Badge color={COLORS[state]}>{text.states[state]}</Badge>
      </div>
      {reason && <p>{text.reasons[reason]}</p>}
      <p className="sm muted">{text.certificate[state]}</p>
      {(!leads || reason) && (
        <>
          <p>{text.records}</p>
          <DomainRecords records={records} />
          <p className="sm muted">{isBare ? text.bare : text.below}</p>
        </>
      )}
      {checkedAt && (
        <small className="muted">
          {text.lookedAt(when(checkedAt))}. {nextCheckAt ? text.nextLook(when(nextCheckAt)) : text.noNextLook}.
        </small>
      )}
      <div className="row fw">
        <Button look={leads ? 'secondary' : 'primary'} busy={check.isPending} onClick={() => check.mutate(host)}>
          {text.check}
        </Button>
        <Button look="secondary-gray" onClick={() => setLeaving(true)}>
          {text.remove}
        </Button>
      </div>
      <Suspense>
        {isLeaving && (
          <ConfirmDialog
            isOpen
            onOpenChange={setLeaving}
            title={text.removeAsk(shownHost)}
            text={text.removeText}
            confirmText={text.remove}
            cancelText={text.leave}
            busy={release.isPending}
            onConfirm={() => release.mutate(host, { onSettled: () => setLeaving(false) })}
          />
        )}
      </Suspense>
    </Card>
  )
}
