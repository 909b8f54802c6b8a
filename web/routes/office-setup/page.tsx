import type { DeskMarket } from '@okolitsa/contracts/market/market-settings.ts'
import { SETUP_STEPS, type SetupStep } from '@okolitsa/domain/market/opening.ts'
import { marketSetup as text } from '@okolitsa/strings/ru/market-setup.ts'
import { useMarketDesk } from '../../data/office/use-market-desk.ts'
import { ContactsFields } from '../../features/office-setup/contacts-fields.tsx'
import {
  saveAll,
  useAreas,
  useContacts,
  useFees,
  useIdentity,
  useOperator,
  usePayouts,
} from '../../features/office-setup/groups.ts'
import { IdentityFields } from '../../features/office-setup/identity-fields.tsx'
import { MarketPreview } from '../../features/office-setup/market-preview.tsx'
import { OpeningCheck } from '../../features/office-setup/opening-check.tsx'
import { OperatorFields } from '../../features/office-setup/operator-fields.tsx'
import { SellerWay } from '../../features/office-setup/seller-way.tsx'
import { ServiceList } from '../../features/office-setup/service-list.tsx'
import { SetupFrame, StepButtons, setupPath } from '../../features/office-setup/setup-frame.tsx'
import { StarterChoice } from '../../features/office-setup/starter-choice.tsx'
import { TermsFields } from '../../features/office-setup/terms-fields.tsx'
import { ThemePanel } from '../../features/site-pages-desk/theme-panel.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useRootData } from '../../platform/loading/root-data.ts'
import { navigate } from '../../platform/router/router.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/setup/{step}`: the set-up of the market. */
export function Page() {
  const { market: initial, step } = useLoaderData<typeof loader>()
  const market = useMarketDesk(initial)
  const Step = STEPS[step]
  return (
    <>
      <PageHead title={text.steps[step].heading} isHidden />
      <Step key={step} market={market} />
    </>
  )
}

interface StepProps {
  readonly market: DeskMarket
}

const goOn = (step: SetupStep) => navigate(setupPath(SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? 'opening'))

function IdentityStep({ market }: StepProps) {
  const identity = useIdentity(market)
  const areas = useAreas(market)
  const { name, description, theme } = identity.fields
  const { closedAreas } = areas.fields
  const next = async () => {
    // a document of its own, because the theme and the name are in the head of each page
    if (await saveAll([identity, areas])) window.location.assign(setupPath('operator'))
  }
  return (
    <SetupFrame
      market={market}
      step="identity"
      preview={<MarketPreview {...{ name, description, theme, closedAreas }} logoUrl={market.identity.logoUrl} />}
    >
      <IdentityFields
        market={market}
        identity={identity}
        areas={areas}
        theme={<ThemePanel theme={theme} onChoose={(chosen) => identity.change({ theme: chosen })} />}
      />
      <StepButtons step="identity" isBusy={identity.isSaving || areas.isSaving} onNext={() => void next()} />
    </SetupFrame>
  )
}

function OperatorStep({ market }: StepProps) {
  const operator = useOperator(market)
  const contacts = useContacts(market)
  const next = async () => {
    if (await saveAll([operator, contacts])) await goOn('operator')
  }
  return (
    <SetupFrame market={market} step="operator">
      <OperatorFields operator={operator} />
      <ContactsFields contacts={contacts} />
      <StepButtons step="operator" isBusy={operator.isSaving || contacts.isSaving} onNext={() => void next()} />
    </SetupFrame>
  )
}

const CategoriesStep = ({ market }: StepProps) => (
  <SetupFrame market={market} step="categories">
    <StarterChoice kinds={['categories', 'kitchens', 'recipeCategories', 'reviewTags']} />
    <StepButtons step="categories" />
  </SetupFrame>
)

const ServicesStep = ({ market }: StepProps) => (
  <SetupFrame market={market} step="services">
    <ServiceList />
    <StepButtons step="services" />
  </SetupFrame>
)

function TermsStep({ market }: StepProps) {
  const fees = useFees(market)
  const payouts = usePayouts(market)
  const next = async () => {
    if (await saveAll([fees, payouts])) await goOn('terms')
  }
  return (
    <SetupFrame market={market} step="terms">
      <TermsFields fees={fees} payouts={payouts} />
      <StepButtons step="terms" isBusy={fees.isSaving || payouts.isSaving} onNext={() => void next()} />
    </SetupFrame>
  )
}

function SellersStep({ market }: StepProps) {
  const { site } = useRootData()
  return (
    <SetupFrame market={market} step="sellers">
      <SellerWay market={market} origin={site.origin} />
      <StepButtons step="sellers" />
    </SetupFrame>
  )
}

const OpeningStep = ({ market }: StepProps) => (
  <SetupFrame market={market} step="opening">
    <OpeningCheck market={market} />
    <StepButtons step="opening" />
  </SetupFrame>
)

const STEPS = {
  identity: IdentityStep,
  operator: OperatorStep,
  categories: CategoriesStep,
  services: ServicesStep,
  terms: TermsStep,
  sellers: SellersStep,
  opening: OpeningStep,
} as const satisfies Record<SetupStep, (props: StepProps) => unknown>
