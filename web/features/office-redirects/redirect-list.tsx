import type { Redirect } from '@okolitsa/contracts/content/redirects.endpoints.ts'
import { officeRedirects as text } from '@okolitsa/strings/ru/office-redirects.ts'
import { lazy, Suspense, useState } from 'react'
import { useRedirects, useRemoveRedirect } from '../../data/office/use-redirects.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './redirects.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/** Redirects with how often each was used. */
export function RedirectList() {
  const [search, setSearch] = useState('')
  const [removed, setRemoved] = useState<Redirect | null>(null)
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useRedirects(search.trim())
  const remove = useRemoveRedirect()
  const reference = useDayReference()
  const items = data?.pages.flatMap((page) => page.items)
  return (
    <Card as="section" className="stack g4" aria-label={text.list}>
      <SearchField
        label={text.search}
        placeholder={text.search}
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {isError && !data && (
        <ErrorState
          scope="block"
          title={text.loadFailed}
          action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
        />
      )}
      {!isError && !data && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={160} />
        </div>
      )}
      {items?.length === 0 && <p className="muted">{search === '' ? text.none : text.nothing}</p>}
      <ul className={css.rows}>
        {items?.map((redirect) => (
          <li key={redirect.id}>
            <span>
              {redirect.from} → {redirect.to}
              <small className="muted">{text.uses(redirect.uses, redirect.lastUsedOn, reference)}</small>
            </span>
            <Button
              size="small"
              look="secondary-gray"
              aria-label={text.removeOf(redirect.from)}
              onClick={() => setRemoved(redirect)}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="secondary" size="medium" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.more}
        </Button>
      )}
      {removed && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setRemoved(null)}
            title={text.removeTitle(removed.from)}
            text={text.removeText}
            confirmText={text.remove}
            cancelText={text.keep}
            busy={remove.isPending}
            onConfirm={() => remove.mutate(removed.id, { onSuccess: () => setRemoved(null) })}
          />
        </Suspense>
      )}
    </Card>
  )
}
