import type { OfferedCode, OfferedCodes } from '@okolitsa/contracts/loyalty/offers.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { loyaltyDesk as words } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { lazy, Suspense, useState } from 'react'
import basket from '../../assets/food/basket.webp'
import { useCodeActions, useOfferedCodes } from '../../data/loyalty/desk/use-offers.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import css from './offers.module.css'

const CodeForm = lazy(() => import('./code-form.tsx'))
const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = words.codes

const COLORS: Readonly<Record<OfferedCode['state'], BadgeColor>> = {
  active: 'green',
  planned: 'blue',
  usedUp: 'orange',
  ended: 'gray',
}

export function CodeList({ organizationId, initial }: { organizationId: number; initial: OfferedCodes }) {
  const { codes, today, more, isLoadingMore } = useOfferedCodes(organizationId, initial)
  const { create, end } = useCodeActions(organizationId)
  const form = useModal()
  const question = useModal()
  const [ending, setEnding] = useState<OfferedCode | null>(null)
  const add = (
    <Button
      icon={PlusIcon}
      onClick={() => {
        create.reset()
        form.open()
      }}
    >
      {text.add}
    </Button>
  )
  return (
    <Card as="section" className="stack g4">
      <div className="row between fw">
        <h2 className="h3">{text.title}</h2>
        {codes.length > 0 && add}
      </div>
      {codes.length === 0 && (
        <EmptyState picture={basket} title={text.empty} text={text.emptyText} action={add} level={3} />
      )}
      <ul className={css.codes}>
        {codes.map((code) => (
          <CodeRow
            key={code.id}
            code={code}
            onEnd={() => {
              setEnding(code)
              question.open()
            }}
          />
        ))}
      </ul>
      {more && (
        <Button reads look="secondary" block busy={isLoadingMore} onClick={more}>
          {text.more}
        </Button>
      )}
      <Suspense>
        {form.isOpen && (
          <CodeForm
            today={today}
            saving={create}
            onSave={(code) => create.mutate(code, { onSuccess: form.close })}
            onClose={form.close}
          />
        )}
        {question.isOpen && ending && (
          <ConfirmDialog
            isOpen
            onOpenChange={question.close}
            title={text.endTitle(ending.code)}
            text={text.endText}
            confirmText={text.end}
            cancelText={text.keep}
            busy={end.isPending}
            onConfirm={() => end.mutate(ending.id, { onSettled: question.close })}
          />
        )}
      </Suspense>
    </Card>
  )
}

function CodeRow({ code, onEnd }: { code: OfferedCode; onEnd: () => void }) {
  const reference = useDayReference()
  const { state, used, totalLimit, perCustomerLimit, isListed, isPersonal } = code
  const facts = [
    state === 'ended' ? null : text.days(code.fromDate, code.toDate, reference),
    text.used(used, totalLimit),
    perCustomerLimit === null ? null : text.perCustomer(perCustomerLimit),
    isPersonal ? text.personal : isListed ? null : text.hidden,
  ].filter((fact) => fact !== null)
  return (
    <li className={css.code}>
      <div>
        <div className="row fw">
          <b className={css.name}>{code.code}</b>
          <Badge color={COLORS[state]}>{text.states[state]}</Badge>
        </div>
        <p>{loyalty.promoTitle(code)}</p>
        <p className="sm muted">{facts.join(' · ')}</p>
      </div>
      {state !== 'ended' && (
        <Button look="secondary-gray" size="medium" aria-label={text.endOf(code.code)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  )
}
