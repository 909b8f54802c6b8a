import type { OutsideServiceState } from '@okolitsa/contracts/outside-services/outside-services.endpoints.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import { useState } from 'react'
import { useCheckService, useServices } from '../../data/office/use-services.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './steps.module.css'

const text = marketSetup.services

/** Outside services with their state and a real check of each. */
export function ServiceList() {
  const { data, isError, refetch } = useServices()
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={marketSetup.notLoaded}
        action={<Button onClick={() => void refetch()}>{marketSetup.again}</Button>}
      />
    )
  if (!data) return <Skeleton height={320} />
  return (
    <Card>
      <ul className={css.rows}>
        {data.map((service) => (
          <li key={service.name} className={css.row}>
            <Service service={service} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const COLORS = { works: 'green', failed: 'red', off: 'gray' } as const satisfies Record<string, BadgeColor>

function Service({ service }: { service: OutsideServiceState }) {
  const { title, purpose, mode, missing, trial, lastCheck } = service
  const [to, setTo] = useState('')
  const check = useCheckService(service.name)
  const recipient = trial === 'phone' || trial === 'email' ? trial : null
  const run = () => {
    if (check.isPending) return
    if (recipient !== null && to.trim() !== '') check.mutate({ [recipient]: to.trim() })
    else check.mutate(trial === 'trial' ? { trial: true } : {})
  }
  return (
    <>
      <span className={css.words}>
        <b>{title}</b>
        <small>{lastCheck?.line ?? purpose}</small>
        {mode === 'off' && missing.length > 0 && <small>{text.missing(missing)}</small>}
        {check.error && (
          <small className={css.problem} role="alert">
            {refusalWords(check.error, text.failed)}
          </small>
        )}
      </span>
      {mode === 'emulator' && <Badge color="plum">{text.modes.emulator}</Badge>}
      {(lastCheck !== null || mode === 'off') && (
        <Badge color={COLORS[lastCheck?.state ?? 'off']}>{text.states[lastCheck?.state ?? 'off']}</Badge>
      )}
      {mode !== 'off' && recipient !== null && (
        <TextField
          label={text[recipient]}
          hideLabel
          placeholder={text[recipient]}
          type={recipient === 'phone' ? 'tel' : 'email'}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      )}
      {mode !== 'off' && (
        <Button
          look="secondary"
          size="small"
          busy={check.isPending}
          aria-label={`${text.check}: ${title}`}
          onClick={run}
        >
          {text.check}
        </Button>
      )}
    </>
  )
}
