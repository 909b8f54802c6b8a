import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { DeskMarket, MarketChanged } from '@okolitsa/contracts/market/market-settings.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { drafts } from '../../platform/forms/drafts.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useBrowserLayoutEffect } from '../../platform/forms/use-browser-layout-effect.ts'
import { marketQuery } from './queries.ts'
import { useTakeMarket } from './use-market-desk.ts'

interface Typed<Fields> {
  readonly fields: Fields
  /** Version on which the typed values are based. */
  readonly version: number
}

export interface MarketGroupForm<Fields> {
  readonly fields: Fields
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly errors: Readonly<Record<string, string>>
  /** Message of a failure that belongs to no field. */
  readonly failure: string | null
  /** Another person has changed the same group; `theirs` are the stored values. */
  readonly conflict: { readonly change: MarketChanged; readonly theirs: Fields } | null
  change(part: Partial<Fields>): void
  /** Saves the typed values; false = refused. */
  save(): Promise<boolean>
  /** Saves the typed values over those of the other person. */
  keepMine(): Promise<boolean>
  takeTheirs(): void
  /** Notes a change by the same person, as of the logo, which the typed values do not contradict. */
  rebase(market: DeskMarket): void
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * One group of settings in a form: typed values are kept in the tab until they are saved, and a change of the same group
 * by another person is shown before anything is overwritten.
 */
export function useMarketGroup<Fields extends object>({
  id,
  market,
  fieldsOf,
  send,
  failed,
}: {
  /** Name of the draft. */
  id: string
  market: DeskMarket
  fieldsOf: (market: DeskMarket) => Fields
  send: (fields: Fields, version: number) => Promise<DeskMarket>
  /** Message when the server does not answer. */
  failed: string
}): MarketGroupForm<Fields> {
  const queryClient = useQueryClient()
  const take = useTakeMarket()
  const [base, setBase] = useState<Typed<Fields>>(() => ({ fields: fieldsOf(market), version: market.version }))
  const [typed, setTyped] = useState(base)
  const [conflict, setConflict] = useState<MarketGroupForm<Fields>['conflict']>(null)
  const latest = useRef(typed)

  const put = (next: Typed<Fields>, stored: Fields) => {
    latest.current = next
    setTyped(next)
    if (isSame(next.fields, stored)) drafts.forget(id)
    else drafts.put(id, next)
  }
  const settle = (stored: DeskMarket) => {
    const next = { fields: fieldsOf(stored), version: stored.version }
    setBase(next)
    put(next, next.fields)
    setConflict(null)
  }
  // after hydration: the server rendered the stored values
  useBrowserLayoutEffect(() => {
    const kept = drafts.get(id) as Typed<Fields> | null
    if (!kept) return
    latest.current = kept
    setTyped(kept)
  }, [id])

  const mutation = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (version: number) => send(latest.current.fields, version),
    onSuccess: (answer) => {
      take(answer)
      settle(answer)
    },
  })
  async function saveOver(version: number): Promise<boolean> {
    try {
      await mutation.mutateAsync(version)
      return true
    } catch (error) {
      const facts = isApiProblem(error) && error.problem.code === 'MARKET_CHANGED' ? error.problem.facts : null
      if (facts) {
        const theirs = await queryClient.fetchQuery({ ...marketQuery(), staleTime: 0 })
        setConflict({ change: facts as MarketChanged, theirs: fieldsOf(theirs) })
      }
      return false
    }
  }
  const errors = fieldErrorsOf(mutation.error)
  return {
    fields: typed.fields,
    isDirty: !isSame(typed.fields, base.fields),
    isSaving: mutation.isPending,
    errors,
    failure:
      mutation.error && conflict === null && Object.keys(errors).length === 0
        ? refusalWords(mutation.error, failed)
        : null,
    conflict,
    change: (part) => put({ ...latest.current, fields: { ...latest.current.fields, ...part } }, base.fields),
    save: () => saveOver(latest.current.version),
    keepMine: () => saveOver(conflict?.change.version ?? latest.current.version),
    takeTheirs: () => {
      mutation.reset()
      const stored = queryClient.getQueryData(marketQuery().queryKey)
      if (stored) settle(stored)
    },
    rebase: (stored) => {
      if (stored.version === latest.current.version + 1) latest.current = { ...latest.current, version: stored.version }
      setTyped(latest.current)
    },
  }
}
