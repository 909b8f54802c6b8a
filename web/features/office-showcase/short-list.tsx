import { officeLists as text } from '@okolitsa/strings/ru/office-lists.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './showcase.module.css'

/** Stands in place of a list that is not loaded. */
export function ListNotLoaded({ isError, retry }: { isError: boolean; retry: () => unknown }) {
  return isError ? (
    <ErrorState
      scope="block"
      title={text.loadFailed}
      action={<Button onClick={() => void retry()}>{text.retry}</Button>}
    />
  ) : (
    <div role="status" aria-label={text.loading}>
      <Skeleton height={320} />
    </div>
  )
}

/** A list that is saved as a whole. */
export function ListForm({
  label,
  isDirty,
  isBusy,
  onSave,
  onReset,
  children,
}: {
  label: string
  isDirty: boolean
  isBusy: boolean
  onSave: () => void
  onReset: () => void
  children: ReactNode
}) {
  return (
    <Card as="section" className="stack g4" aria-label={label}>
      <form
        className="stack g4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSave()
        }}
      >
        {children}
        <div className={css.buttons}>
          <Button type="submit" size="medium" busy={isBusy} disabled={!isDirty}>
            {text.save}
          </Button>
          {isDirty && (
            <Button size="medium" look="secondary-gray" onClick={onReset}>
              {text.reset}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
