import type { Company } from '@okolitsa/contracts/sellers/company.ts'
import { company as text } from '@okolitsa/strings/ru/company.ts'
import { useCompany } from '../../../data/sellers/desk/use-company.ts'
import { Card } from '../../../ui/card.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { AboutForm } from './about-form.tsx'
import css from './company.module.css'
import { ContactForm } from './contact-form.tsx'
import { FarmPhoto } from './farm-photo.tsx'
import { MoneyForm } from './money-form.tsx'

/** The seller's profile: description, telephone, taxes and payment methods. Each part is saved separately. */
export function CompanyScreen({ organizationId, initial }: { organizationId: number; initial: Company }) {
  const company = useCompany(organizationId, initial)
  const { legal } = company
  return (
    <div className="wrap section stack g5">
      <div>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <AboutForm organizationId={organizationId} company={company} />
          <FarmPhoto organizationId={organizationId} image={company.image} />
        </div>
        <div className={css.column}>
          <ContactForm organizationId={organizationId} company={company} />
          <MoneyForm organizationId={organizationId} company={company} />
          <Card as="section" id="legal" className="stack g3">
            <h2 className="h3">{text.legal.title}</h2>
            <DescriptionList
              items={[
                { term: text.legal.name, value: legal.name },
                { term: text.legal.tin, value: legal.tin },
                ...(legal.ien === '' ? [] : [{ term: text.legal.ien, value: legal.ien }]),
                { term: text.legal.address, value: legal.address },
              ]}
            />
            <p className="sm muted">{text.legal.note}</p>
          </Card>
        </div>
      </div>
    </div>
  )
}
