import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { sitesDesk as text } from '@okolitsa/strings/ru/sites-desk.ts'
import { useState } from 'react'
import { useRequestEmail } from '../../data/sites/desk/use-site-domains.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './site-domain.module.css'

export function RequestEmail({ siteUuid }: { siteUuid: string }) {
  const { email, isFailed, retry, save } = useRequestEmail(siteUuid)
  const [typed, setTyped] = useState<string | null>(null)
  const mistake = isApiProblem(save.error) ? save.error.problem.errors?.email : undefined
  return (
    <section className="stack g4">
      <h2 className="h2">{text.requests}</h2>
      <p className="muted">{text.requestsLead}</p>
      {isFailed && (
        <ErrorState scope="block" title={text.failed} action={<Button onClick={retry}>{text.retry}</Button>} />
      )}
      {!isFailed && email === undefined && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={120} />
        </div>
      )}
      {email !== undefined && (
        <KeptForm
          id={`request-email-${siteUuid}`}
          sending={save}
          noValidate
          className={`stack g3 ${css.form}`}
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate((typed ?? email ?? '').trim() || null, { onSuccess: () => setTyped(null) })
          }}
        >
          <TextField
            type="email"
            label={text.email}
            hint={text.emailHint}
            maxLength={254}
            autoComplete="email"
            error={mistake}
            value={typed ?? email ?? ''}
            onChange={({ target }) => setTyped(target.value)}
          />
          {save.isError && !mistake && <p role="alert">{refusalWords(save.error, text.notDone)}</p>}
          <div>
            <Button type="submit" look="secondary" busy={save.isPending}>
              {text.save}
            </Button>
          </div>
        </KeptForm>
      )}
    </section>
  )
}
