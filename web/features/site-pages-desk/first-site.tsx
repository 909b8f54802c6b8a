import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { SiteStart } from '@okolitsa/contracts/site-pages/site-start.ts'
import { TRADES, type Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { SITE_MODES } from '@okolitsa/domain/sites/site-fields.ts'
import { constructorEntry as text } from '@okolitsa/strings/ru/constructor-entry.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useState } from 'react'
import { useMakeSite, useSiteStart } from '../../data/sites/desk/use-sites.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SiteMade } from './site-made.tsx'
import { Failed, Loading } from './states.tsx'
import { TradeField } from './trade-field.tsx'

/** Number of the current step; a known seller has one step less. */
export interface StepOf {
  readonly step: number
  readonly all: number
}

/** Shows the known data of the seller and asks for the host name of the site. The site is published immediately. */
export function FirstSite({
  organizationId,
  ...more
}: {
  organizationId: number
  at: StepOf
  addressOf: (host: string) => string
}) {
  const { start, isFailed, retry } = useSiteStart(organizationId)
  if (isFailed) return <Failed retry={retry} />
  return start ? <SiteForm start={start} {...more} /> : <Loading />
}

function SiteForm({ start, at, addressOf }: { start: SiteStart; at: StepOf; addressOf: (host: string) => string }) {
  const { organizationId, title, taxSystem, company } = start
  const [mode, setMode] = useState<(typeof SITE_MODES)[number]>(SITE_MODES[0])
  const [trade, setTrade] = useState<Trade>(start.trade ?? TRADES[0])
  const [name, setName] = useState(start.name)
  const make = useMakeSite()
  const errors = isApiProblem(make.error) ? make.error.problem.errors : undefined
  const ofName = errors?.name ?? errors?.host ?? errors?.hosts
  if (make.data) {
    const { siteUuid, host, page } = make.data
    return <SiteMade siteUuid={siteUuid} host={host} pageId={page.id} href={addressOf(host)} steps={at.all} />
  }
  return (
    <Card as="section" className="stack g4">
      <p className="sm muted">{text.steps(at.step, at.all)}</p>
      <h1 className="h2">{text.company}</h1>
      <p className="strong">{company.legalName}</p>
      <DescriptionList
        items={[
          { term: text.shop, value: title },
          { term: text.tax, value: text.taxes[taxSystem] },
          { term: text.inn, value: company.tin },
          ...(company.ien === '' ? [] : [{ term: text.ogrn, value: company.ien }]),
        ]}
      />
      <p>{company.legalAddress}</p>
      <p className="sm muted">{text.companyNote}</p>
      <p>
        <a className="link" href="/cabinet/company">
          {text.change}
        </a>
      </p>
      <KeptForm
        id={`first-site-${organizationId}`}
        sending={make}
        noValidate
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate({ organizationId, mode, trade, name: name.trim(), isPublished: true })
        }}
      >
        <TradeField known={start.trade} value={trade} onValueChange={setTrade} />
        <Select
          label={sitePagesDesk.newSite.mode}
          items={SITE_MODES.map((value) => ({ value, title: sitePagesDesk.newSite.modes[value] }))}
          value={mode}
          onChange={({ target }) => setMode(SITE_MODES.find((one) => one === target.value) ?? mode)}
        />
        <TextField
          label={sitePagesDesk.newSite.name}
          hint={sitePagesDesk.newSite.nameHint}
          maxLength={40}
          autoCapitalize="none"
          error={ofName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {make.isError && !ofName && <p role="alert">{refusalWords(make.error, sitePagesDesk.notDone)}</p>}
        <Button type="submit" size="xlarge" block busy={make.isPending}>
          {text.make}
        </Button>
      </KeptForm>
    </Card>
  )
}
