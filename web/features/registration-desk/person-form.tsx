import { isPersonTin } from '@okolitsa/domain/companies/tin.ts'
import { isRegionCode, REGION_CODES } from '@okolitsa/domain/geo/region-code.ts'
import {
  isPassportName,
  MAX_PASSPORT_NAME,
  PERSON_TRADES,
  type PersonKind,
} from '@okolitsa/domain/sellers/person-seller.ts'
import { openTrades, type Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { registrationDesk } from '@okolitsa/strings/ru/registration-desk.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useState } from 'react'
import { type StartedPerson, usePersonApplication } from '../../data/registration/desk/use-phone-application.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PhoneCodeForm } from '../../ui/phone-code-form.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = registrationDesk.apply

interface Invited {
  readonly tin: string | null
  readonly title: string
  readonly trade: Trade | null
}
const MAX_TOWN = 100
const REGIONS = [
  { value: '', title: '–' },
  ...REGION_CODES.map((value) => ({ value, title: REGION_TITLES[value] })).toSorted((a, b) =>
    a.title.localeCompare(b.title, 'ru'),
  ),
]

/** Application of a self-employed person or a household plot: no register is asked, the office checks the person. */
export function PersonForm({ kind, invited }: { kind: PersonKind; invited: Invited | null }) {
  const open = openTrades(useRootData().site.market.closedAreas)
  const trades = PERSON_TRADES.filter((trade) => open.includes(trade))
  const [form, change] = useDraft('apply-person', () => ({
    fullName: '',
    inn: invited?.tin ?? '',
    regionCode: '',
    town: '',
    trade: trades.find((one) => one === invited?.trade) ?? PERSON_TRADES[0],
    title: invited?.title ?? '',
    isOwnProduce: false,
  }))
  const [isTried, setTried] = useState(false)
  const inn = form.inn.replace(/\s/g, '')
  const mistakes = {
    ...(!isPassportName(form.fullName) && { fullName: text.fullNameError }),
    ...(!isPersonTin(inn) && { inn: text.wrongInn }),
    ...(!isRegionCode(form.regionCode) && { region: text.regionError }),
    ...(form.town.trim() === '' && { town: text.townError }),
    ...(!form.isOwnProduce && { ownProduce: text.ownProduceError }),
  }
  const errorOf = (field: keyof typeof mistakes) => (isTried ? mistakes[field] : undefined)
  const isWhole = Object.keys(mistakes).length === 0
  const { regionCode } = form
  const person: StartedPerson | null =
    isWhole && isRegionCode(regionCode)
      ? {
          ...{ kind, inn, regionCode, trade: form.trade },
          ...{ fullName: form.fullName, town: form.town.trim(), title: form.title.trim() },
        }
      : null
  const steps = usePersonApplication(person)
  const ask = () => {
    setTried(true)
    if (isWhole) steps.requestCode()
  }
  return (
    <Card as="section" className="stack g4">
      <p className="muted">{text.personLead[kind]}</p>
      <Pretended service="sms" />
      <PhoneCodeForm
        steps={{ ...steps, requestCode: ask }}
        words={identity.signIn}
        label={text.phone}
        hint={text.phoneHint}
        enterText={text.begin}
      >
        <TextField
          label={text.fullName}
          hint={text.fullNameHint}
          autoComplete="name"
          maxLength={MAX_PASSPORT_NAME}
          value={form.fullName}
          error={errorOf('fullName')}
          onChange={({ target }) => change({ fullName: target.value })}
        />
        <TextField
          label={text.personInn}
          hint={text.personInnHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={form.inn}
          error={errorOf('inn')}
          onChange={({ target }) => change({ inn: target.value })}
        />
        <Select
          label={text.region}
          items={REGIONS}
          value={regionCode}
          error={errorOf('region')}
          onChange={({ target }) => change({ regionCode: target.value })}
        />
        <TextField
          label={text.town}
          hint={text.townHint}
          maxLength={MAX_TOWN}
          value={form.town}
          error={errorOf('town')}
          onChange={({ target }) => change({ town: target.value })}
        />
        <RadioCards
          label={text.trade}
          hideLabel={false}
          layout="pairs"
          value={form.trade}
          items={trades.map((value) => ({ value, title: sitePagesDesk.newSite.trades[value] }))}
          onValueChange={(trade) => change({ trade })}
        />
        <TextField
          label={text.name}
          hint={text.personNameHint}
          maxLength={120}
          value={form.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Checkbox
          checked={form.isOwnProduce}
          aria-invalid={errorOf('ownProduce') ? true : undefined}
          onChange={({ target }) => change({ isOwnProduce: target.checked })}
        >
          {text.ownProduce}
        </Checkbox>
        {errorOf('ownProduce') && <p role="alert">{errorOf('ownProduce')}</p>}
      </PhoneCodeForm>
    </Card>
  )
}
