import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { sitesDesk as text } from '@okolitsa/strings/ru/sites-desk.ts'
import { useState } from 'react'
import { useClaimDomain, useSiteDomains } from '../../data/sites/desk/use-site-domains.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DomainCard } from './domain-card.tsx'
import css from './site-domain.module.css'

export function DomainList({ siteUuid }: { siteUuid: string }) {
  const [host, setHost] = useState('')
  const { domains, isFailed, retry } = useSiteDomains(siteUuid)
  const claim = useClaimDomain(siteUuid, () => setHost(''))
  const mistake = isApiProblem(claim.error) ? claim.error.problem.errors?.host : undefined
  return (
    <section className="stack g4">
      <h2 className="h2">{text.domains}</h2>
      <p className="muted">{text.lead}</p>
      {isFailed && (
        <ErrorState scope="block" title={text.failed} action={<Button onClick={retry}>{text.retry}</Button>} />
      )}
      {!isFailed && !domains && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={160} />
        </div>
      )}
      {domains?.length === 0 && <p>{text.none}</p>}
      {domains?.map((domain) => (
        <DomainCard key={domain.host} siteUuid={siteUuid} domain={domain} />
      ))}
      {domains && (
        <KeptForm
          id={`domain-${siteUuid}`}
          sending={claim}
          asks={false}
          noValidate
          className={`stack g3 ${css.form}`}
          onSubmit={(event) => {
            event.preventDefault()
            claim.mutate(host)
          }}
        >
          <TextField
            label={text.host}
            hint={text.hostHint}
            maxLength={300}
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            error={mistake}
            value={host}
            onChange={({ target }) => setHost(target.value)}
          />
          {claim.isError && !mistake && <p role="alert">{refusalWords(claim.error, text.notDone)}</p>}
          <div>
            <Button type="submit" look={domains.length === 0 ? 'primary' : 'secondary'} busy={claim.isPending}>
              {text.add}
            </Button>
          </div>
        </KeptForm>
      )}
    </section>
  )
}
