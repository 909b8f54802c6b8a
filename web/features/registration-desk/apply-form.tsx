import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { REGISTERED_TAX_SYSTEMS } from '@okolitsa/domain/fiscal/vat.ts'
import { LEGAL_KINDS, type LegalKind } from '@okolitsa/domain/sellers/person-seller.ts'
import { openTrades, TRADES, type Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { constructorEntry } from '@okolitsa/strings/ru/constructor-entry.ts'
import { formatPercent, formatPhone } from '@okolitsa/strings/ru/format.ts'
import { registrationDesk } from '@okolitsa/strings/ru/registration-desk.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { supportHours } from '@okolitsa/strings/ru/support.ts'
import { useState } from 'react'
import { keepStarted } from '../../data/registration/desk/started-application.ts'
import { useCompanyLookup } from '../../data/registration/desk/use-application.ts'
import type { NewShop } from '../../data/registration/desk/use-registration.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { LandmarkIcon } from '../../ui/icons.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PersonForm } from './person-form.tsx'
import { PhoneApplication } from './phone-application.tsx'
import css from './start.module.css'

const text = registrationDesk.apply
const taxes = REGISTERED_TAX_SYSTEMS.map((value) => ({ value, title: constructorEntry.taxes[value] }))

/** Proposals of the office for the form. */
export interface ApplyInvitation {
  readonly phone: string
  readonly tin: string | null
  readonly title: string
  readonly trade: Trade | null
}

export function ApplyForm({
  bankUrl,
  hasOffer,
  invitation,
}: {
  bankUrl: string | null
  /** True = the market has published its offer to sellers. */
  hasOffer: boolean
  /** Null = the person came without an invitation; `over` = with one that has ended. */
  invitation: ApplyInvitation | 'over' | null
}) {
  const lookup = useCompanyLookup()
  const invited = invitation === 'over' ? null : invitation
  const [{ inn, who }, change] = useDraft('apply', () => ({
    inn: invited?.tin ?? '',
    who: 'registered' as LegalKind,
  }))
  const { data: company, error } = lookup
  return (
    <div className={css.screen}>
      <div>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
        {invitation === 'over' && <p>{text.invitationOver}</p>}
        {invited && <p>{text.invited(invited.title, invited.phone)}</p>}
        <Terms hasOffer={hasOffer} />
      </div>
      {!company && (
        <RadioCards
          label={text.who}
          hideLabel={false}
          value={who}
          items={LEGAL_KINDS.map((value) => ({ value, ...text.kinds[value] }))}
          onValueChange={(chosen) => change({ who: chosen })}
        />
      )}
      {who !== 'registered' && !company ? (
        <PersonForm key={who} kind={who} invited={invited} />
      ) : company ? (
        <CompanyPart company={company} bankUrl={bankUrl} invited={invited} onBack={lookup.reset} />
      ) : (
        <Card as="section">
          <form
            method="post"
            noValidate
            className="stack g4"
            onSubmit={(event) => {
              event.preventDefault()
              lookup.mutate(inn.replace(/\s/g, ''))
            }}
          >
            <TextField
              label={text.inn}
              hint={text.innHint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={inn}
              error={error ? messageOfInn(error) : undefined}
              onChange={({ target }) => change({ inn: target.value })}
            />
            <Button type="submit" size="xlarge" block busy={lookup.isPending}>
              {text.find}
            </Button>
          </form>
        </Card>
      )}
      <p className="muted">
        {text.known}{' '}
        <a className="link" href="/cabinet">
          {text.signIn}
        </a>
      </p>
    </div>
  )
}

function Terms({ hasOffer }: { hasOffer: boolean }) {
  const { support = {}, links = {}, commissionPercent } = useRootData().site
  // an application accepts the published offer
  const terms = hasOffer ? '/legal/offer' : links.sellerTerms
  return (
    <>
      {commissionPercent !== undefined && <p>{text.commission(formatPercent(commissionPercent))}</p>}
      {terms && (
        <p>
          {hasOffer && text.accepts}{' '}
          <a className="link" href={terms} target="_blank" rel="noopener">
            {text.terms}
          </a>
        </p>
      )}
      {support.phone && (
        <p>
          {text.ask}{' '}
          <a className="link" href={`tel:${support.phone}`}>
            {formatPhone(support.phone)}
          </a>
          {supportHours(support) && <>, {supportHours(support)}</>}
        </p>
      )}
    </>
  )
}

/** Error of a tax number (ИНН): its digits, or the answer of the register. */
function messageOfInn(error: Error): string {
  if (!isApiProblem(error)) return registrationDesk.failed
  const { code, title } = error.problem
  return code === 'BAD_REQUEST' ? text.wrongInn : title
}

function CompanyPart({
  company,
  bankUrl,
  invited,
  onBack,
}: {
  company: {
    readonly tin: string
    readonly ien: string
    readonly legalName: string
    readonly legalAddress: string
    readonly hasShop: boolean
  }
  bankUrl: string | null
  invited: ApplyInvitation | null
  onBack: () => void
}) {
  return (
    <>
      <Card as="section" className="stack g3">
        <h2 className="h3">{text.isItYou}</h2>
        <p className="strong">{company.legalName}</p>
        <DescriptionList
          items={[
            { term: text.tin, value: company.tin },
            { term: text.ien, value: company.ien },
            { term: text.address, value: company.legalAddress },
          ]}
        />
        <Button look="secondary-gray" onClick={onBack}>
          {text.notMe}
        </Button>
      </Card>
      {company.hasShop ? (
        <Card as="section" className="stack g4">
          <p>{text.hasShop}</p>
          <Button size="xlarge" block href="/cabinet">
            {text.signIn}
          </Button>
        </Card>
      ) : (
        <ShopPart inn={company.tin} bankUrl={bankUrl} invited={invited} />
      )}
    </>
  )
}

/** Questions to a company without a shop, and the verification of the applicant. */
function ShopPart({ inn, bankUrl, invited }: { inn: string; bankUrl: string | null; invited: ApplyInvitation | null }) {
  const trades = openTrades(useRootData().site.market.closedAreas)
  const [{ trade, title, taxSystem }, change] = useDraft<NewShop>(`apply-${inn}`, () => ({
    trade: trades.find((one) => one === invited?.trade) ?? trades[0] ?? TRADES[0],
    title: invited?.title ?? '',
    taxSystem: 'usn_income',
  }))
  // without a bank the telephone is the only verification
  const [isByPhone, setByPhone] = useState(bankUrl === null)
  const started = { inn, trade, title: title.trim(), taxSystem }
  return (
    <>
      <Card as="section" className="stack g4">
        <RadioCards
          label={text.trade}
          hideLabel={false}
          layout="pairs"
          value={trade}
          items={trades.map((value) => ({ value, title: sitePagesDesk.newSite.trades[value] }))}
          onValueChange={(chosen) => change({ trade: chosen })}
        />
        <TextField
          label={text.name}
          hint={text.nameHint}
          maxLength={120}
          value={title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Select
          label={text.tax}
          hint={text.taxHint}
          items={taxes}
          value={taxSystem}
          onChange={({ target }) =>
            change({ taxSystem: REGISTERED_TAX_SYSTEMS.find((one) => one === target.value) ?? taxSystem })
          }
        />
        {bankUrl && (
          <>
            <Button
              size="xlarge"
              block
              href={bankUrl}
              rel="external"
              icon={LandmarkIcon}
              onClick={() => keepStarted(started)}
            >
              {text.toBank}
            </Button>
            <p className="sm muted">{text.bankNote}</p>
          </>
        )}
        {bankUrl && !isByPhone && (
          <Button look="secondary-gray" block onClick={() => setByPhone(true)}>
            {text.byPhone}
          </Button>
        )}
      </Card>
      {isByPhone && (
        <Card as="section" className="stack g4">
          <h2 className="h3">{text.byPhoneTitle}</h2>
          <p className="muted">{text.byPhoneText}</p>
          <PhoneApplication started={started} />
        </Card>
      )}
    </>
  )
}
