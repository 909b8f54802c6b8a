import type { Farmer } from '@okolitsa/contracts/catalog/farmer.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { farmerInfo as text } from '@okolitsa/strings/ru/farmer-info.ts'
import type { ReactNode } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { DocumentList } from './document-list.tsx'
import css from './farmer-delivery.module.css'
import { PictureGallery } from './picture-gallery.tsx'

type InfoFields = Pick<
  Farmer,
  'title' | 'hue' | 'story' | 'ownerName' | 'since' | 'documents' | 'legal' | 'termsOfUseLink' | 'pdnLink'
> & { readonly gallery?: Farmer['gallery'] }

export function FarmerInfo({ farmer, news }: { farmer: InfoFields; news?: ReactNode }) {
  const reference = useDayReference()
  const { title, hue, gallery = [], legal, story, documents, termsOfUseLink, pdnLink } = farmer
  const facts = [
    { term: text.legal.name, value: legal.organizationName },
    { term: text.legal.address, value: legal.organizationAddress },
    { term: text.legal.tin, value: legal.tin },
    { term: text.legal.ien, value: legal.ien },
  ].filter(({ value }) => value !== '')
  return (
    <div className={css.columns}>
      {gallery.length > 1 && (
        <div>
          <PictureGallery of="farm" pictures={gallery} title={title} hue={hue} />
        </div>
      )}
      <Card as="section">
        <h2 className={`h3 ${css.title}`}>{text.story}</h2>
        <div className={css.story}>
          {story.map((paragraph) => (
            <p key={paragraph}>{bindNumbers(paragraph)}</p>
          ))}
          <p className="sm muted">
            {farmer.ownerName && <>{text.owner(farmer.ownerName)}. </>}
            {text.since(farmer.since, reference)}
          </p>
        </div>
      </Card>
      {news}
      {documents.length > 0 && (
        <Card as="section">
          <h2 className={`h3 ${css.title}`}>{text.documents}</h2>
          <DocumentList documents={documents} />
        </Card>
      )}
      <Card as="section">
        <h2 className={`h3 ${css.title}`}>{text.legal.title}</h2>
        <DescriptionList items={facts} />
        {(termsOfUseLink || pdnLink) && (
          <p className="row fw" style={{ marginTop: 14 }}>
            {termsOfUseLink && (
              <a className="link" href={termsOfUseLink} target="_blank" rel="external noopener">
                {text.legal.terms}
              </a>
            )}
            {pdnLink && (
              <a className="link" href={pdnLink} target="_blank" rel="external noopener">
                {text.legal.personalData}
              </a>
            )}
          </p>
        )}
      </Card>
    </div>
  )
}
