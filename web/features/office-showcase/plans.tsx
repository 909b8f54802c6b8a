import {
  MAX_PLAN_DELIVERIES,
  MAX_PLAN_MONTHS,
  type OfficePlan,
  type OfficePlans,
} from '@okolitsa/contracts/subscription/office-plans.endpoints.ts'
import { PLAN_FAMILIES } from '@okolitsa/domain/subscription/subscription.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officePlans as text } from '@okolitsa/strings/ru/office-plans.ts'
import { plansText } from '@okolitsa/strings/ru/plans.ts'
import { lazy, Suspense, useState } from 'react'
import { type NewPlan, useChangePlans, useOfficePlans } from '../../data/office/use-office-plans.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { numberTyped } from '../../platform/forms/typed-number.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Notification } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './showcase.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

type Change = ReturnType<typeof useChangePlans>

const nameOf = ({ family, price, termMonths }: OfficePlan): string =>
  `${plansText.of(family)}, ${formatPrice(price)} ${plansText.perTerm(termMonths)}`

/** Plans of membership: on offer and archived, with the form of a new one. */
export function Plans() {
  const { data, isError, refetch } = useOfficePlans()
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={text.loadFailed}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={240} />
      </div>
    )
  return <PlanEditor plans={data} />
}

function PlanEditor({ plans: { items, isSold } }: { plans: OfficePlans }) {
  const { closedAreas } = useRootData().site.market
  const change = useChangePlans()
  /** The plan that the form replaces; null = a further one, undefined = no form. */
  const [form, setForm] = useState<OfficePlan | null | undefined>()
  return (
    <div className={css.panel}>
      {closedAreas.includes('membership') && <Notification tone="warning" title={text.areaOff} />}
      {!isSold && <Notification tone="warning" title={text.notSold} />}
      {items.length === 0 && <Card>{text.none}</Card>}
      {items.length > 0 && (
        <Card as="section" aria-label={text.list}>
          <ul className={css.history}>
            {items.map((plan) => (
              <PlanRow key={plan.code} plan={plan} change={change} onReplace={() => setForm(plan)} />
            ))}
          </ul>
        </Card>
      )}
      {form === undefined ? (
        <div className={css.buttons}>
          <Button size="medium" icon={PlusIcon} onClick={() => setForm(null)}>
            {text.add}
          </Button>
        </div>
      ) : (
        <PlanForm key={form?.code ?? 'new'} replaced={form} change={change} onClose={() => setForm(undefined)} />
      )}
    </div>
  )
}

function PlanRow({ plan, change, onReplace }: { plan: OfficePlan; change: Change; onReplace: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { code, isOffered, freeDeliveries, services, running } = plan
  const params = { code }
  const gives = [plansText.deliveries(freeDeliveries), services.length > 0 && plansText.cinema, text.running(running)]
  return (
    <li>
      <div>
        <b>{nameOf(plan)}</b>
        <p className="sm muted">{gives.filter(Boolean).join(' · ')}</p>
      </div>
      <span className={css.badges}>
        <Badge color={isOffered ? 'green' : 'gray'}>{isOffered ? text.onOffer : text.archived}</Badge>
        {isOffered ? (
          <>
            <Button size="small" look="secondary-gray" onClick={onReplace}>
              {text.replace}
            </Button>
            <Button size="small" look="secondary-gray" onClick={() => setAsking(true)}>
              {text.archive}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            look="secondary-gray"
            disabled={change.isPending}
            onClick={() => change.mutate({ call: (calls) => calls.restoreOfficePlan({ params }), done: text.restored })}
          >
            {text.restore}
          </Button>
        )}
      </span>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={text.archiveTitle(nameOf(plan))}
            text={text.archiveText}
            confirmText={text.archive}
            cancelText={text.cancel}
            busy={change.isPending}
            onConfirm={() =>
              change.mutate(
                { call: (calls) => calls.archiveOfficePlan({ params }), done: text.archivedNow },
                { onSettled: () => setAsking(false) },
              )
            }
          />
        </Suspense>
      )}
    </li>
  )
}

/** Terms of a new plan; those of the replaced one are typed already. */
function PlanForm({ replaced, change, onClose }: { replaced: OfficePlan | null; change: Change; onClose: () => void }) {
  const [typed, setTyped] = useState({
    family: replaced?.family ?? PLAN_FAMILIES[0],
    price: replaced ? String(replaced.price) : '',
    termMonths: String(replaced?.termMonths ?? 12),
    freeDeliveries: String(replaced?.freeDeliveries ?? 2),
    hasCinema: (replaced?.services.length ?? 0) > 0,
  })
  const errors = fieldErrorsOf(change.error)
  const set = (part: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...part }))
  const number = (name: 'price' | 'termMonths' | 'freeDeliveries', most?: number) => ({
    label: text[name],
    inputMode: 'decimal' as const,
    maxLength: 9,
    max: most,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const body: NewPlan = {
    family: typed.family,
    price: numberTyped(typed.price),
    termMonths: numberTyped(typed.termMonths),
    freeDeliveries: numberTyped(typed.freeDeliveries),
    services: typed.hasCinema ? ['smotreshka'] : [],
    replaces: replaced?.code ?? null,
  }
  const title = replaced ? text.replaceOf(nameOf(replaced)) : text.add
  return (
    <Card as="section" className="stack g4" aria-label={title}>
      <h2 className="h4">{title}</h2>
      {replaced && <p className="sm muted">{text.replaceNote}</p>}
      <KeptForm
        id={`office-plan-${replaced?.code ?? 'new'}`}
        sending={change}
        state={{ family: typed.family, hasCinema: typed.hasCinema }}
        onRestore={set}
        asks={false}
        className="stack g4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!change.isPending)
            change.mutate(
              { call: (calls) => calls.createOfficePlan({ body }), done: text.created },
              { onSuccess: onClose },
            )
        }}
      >
        <Segmented
          label={text.family}
          value={typed.family}
          items={PLAN_FAMILIES.map((value) => ({ value, title: plansText.family[value] }))}
          onValueChange={(family) => set({ family })}
        />
        <div className={css.pair}>
          <TextField {...number('price')} />
          <TextField {...number('termMonths', MAX_PLAN_MONTHS)} />
          <TextField {...number('freeDeliveries', MAX_PLAN_DELIVERIES)} />
        </div>
        <Checkbox checked={typed.hasCinema} onChange={({ target }) => set({ hasCinema: target.checked })}>
          {text.cinema}
        </Checkbox>
        <div className={css.buttons}>
          <Button type="submit" size="medium" busy={change.isPending}>
            {text.create}
          </Button>
          <Button size="medium" look="secondary-gray" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </KeptForm>
    </Card>
  )
}
