import type { Farmer } from '@okolitsa/contracts/catalog/farmer.ts'
import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import { timeOfMinute } from '@okolitsa/domain/delivery/promise.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { attributes, attributeValue } from '@okolitsa/strings/ru/attributes.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { formatRating } from '@okolitsa/strings/ru/format.ts'
import { asWritten } from '@okolitsa/strings/ru/language.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import {
  orderBefore,
  productionDays,
  productionSchedule as scheduleText,
} from '@okolitsa/strings/ru/production-schedule.ts'
import { farmAddresses } from '../../data/catalog/addresses.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { useDistanceWords } from '../../data/geo/use-viewpoint.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FarPlace } from '../../ui/far-place.tsx'
import { FileCheck2Icon } from '../../ui/icons.ts'
import { Rating } from '../../ui/rating.tsx'
import { DocumentList } from './document-list.tsx'
import css from './product-about.module.css'

const SIGN_PX = 40

/** Maker, title and badges of a product. */
export function ProductName({ product, farm }: { product: Product; farm: Farmer }) {
  const { site } = useRootData()
  const distanceTo = useDistanceWords()
  return (
    <div>
      <a className={css.farmer} href={farmAddresses(site, farm.id).goods}>
        <Avatar
          picture={pictureOf(farm.smallImageUrl, '', { width: SIGN_PX, height: SIGN_PX }).src}
          hue={farm.hue}
          size={SIGN_PX}
        />
        <span>
          <b>{farm.title}</b>
          <span className="muted">
            <FarPlace place={farm.place} distance={distanceTo(farm)} />
          </span>
        </span>
      </a>
      <h1 className={css.title}>{catalog.productCard.title(product.title)}</h1>
      {asWritten && <p className="xs muted">{asWritten}</p>}
      {product.rating !== null && (
        <div className={css.rating}>
          <Rating
            value={formatRating(product.rating)}
            label={catalog.productCard.rated(formatRating(product.rating))}
            note={text.reviews(product.reviewsCount)}
          />
        </div>
      )}
    </div>
  )
}

/** Composition, storage and certificates of a product. */
export function ProductAbout({ product }: { product: Product }) {
  const reference = useDayReference()
  const { nutrition, allergens, documents, harvestReadyOn, productionSchedule } = product
  const facts = [
    ...product.attributes.map(({ key, value }) => ({
      term: attributes.titles[key],
      value: attributeValue(key, value),
    })),
    { term: text.shelfLife, value: product.shelfLife },
    { term: text.storage, value: product.storage },
    { term: text.composition, value: product.composition && bindNumbers(product.composition) },
    { term: text.allergens, value: allergens.join(', ') },
    { term: text.sku, value: product.sku },
  ].filter(({ value }) => value !== '')
  const kinds = [...new Set(documents.map(({ kind }) => kind))]
  return (
    <div className={css.about}>
      {harvestReadyOn && (
        <Notification tone="success" title={text.harvest.title(harvestReadyOn, reference)}>
          {text.harvest.text}
        </Notification>
      )}
      {productionSchedule && (
        <Notification tone="info" title={scheduleText.title(productionDays(productionSchedule.weekdays))}>
          {scheduleText.text(orderBefore(timeOfMinute(productionSchedule.cutoffMinute), productionSchedule.daysBefore))}
        </Notification>
      )}
      {product.description && <p>{bindNumbers(product.description)}</p>}
      {nutrition && (
        <dl className={css.nutrients} aria-label={text.nutrition}>
          {(['kcal', 'protein', 'fat', 'carbs'] as const).map((name) => (
            <div key={name}>
              <dt>{text.nutrients[name]}</dt>
              <dd>{name === 'kcal' ? text.kcal(nutrition[name]) : text.grams(nutrition[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      <DescriptionList items={facts} />
      {kinds.length > 0 && (
        <div className="row fw">
          {kinds.map((kind) => (
            <Badge key={kind} color={kind === 'organic' ? 'green' : 'gray'} size="large" icon={FileCheck2Icon}>
              {text.hasDocument[kind]}
            </Badge>
          ))}
        </div>
      )}
      {documents.length > 0 && (
        <Disclosure title={text.documents}>
          <DocumentList documents={documents} />
        </Disclosure>
      )}
    </div>
  )
}
