import type { Restaurant } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { farmerInfo } from '@okolitsa/strings/ru/farmer-info.ts'
import { gallery } from '@okolitsa/strings/ru/gallery.ts'
import { productPage } from '@okolitsa/strings/ru/product-page.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import css from './restaurant-info.module.css'
import { useRestaurantClock } from './restaurant-state.tsx'

const words = text.info

/** About the restaurant: cooks, hours, address, delivery rates, documents, legal information. */
export function RestaurantInfo({ restaurant }: { restaurant: Restaurant }) {
  const reference = useRestaurantClock(restaurant.timeZone)
  const { legal, openingHours, story, documents, address, place, termsOfUseLink, pdnLink } = restaurant
  const { latitude, longitude } = place.coords
  const legalFacts = [
    { term: farmerInfo.legal.name, value: legal.organizationName },
    { term: farmerInfo.legal.address, value: legal.organizationAddress },
    { term: farmerInfo.legal.tin, value: legal.tin },
    { term: farmerInfo.legal.ien, value: legal.ien },
  ].filter(({ value }) => value !== '')
  return (
    <div className={css.columns}>
      {restaurant.gallery.length > 1 && <Places restaurant={restaurant} />}
      <Card as="section" className="stack g4">
        <h2 className="h3">{words.story}</h2>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {restaurant.kitchenNote && <p className="muted">{restaurant.kitchenNote}</p>}
        {openingHours.length > 0 && <p className="sm muted">{words.acceptance(restaurant.acceptMinutes)}</p>}
      </Card>
      <Card as="section" className="stack g4">
        {openingHours.length > 0 && (
          <>
            <h2 className="h3">{words.hours}</h2>
            <DescriptionList
              items={[
                ...openingHours.map(({ weekdays, from, to }) => ({
                  term: words.daily(weekdays),
                  value: words.span(from, to),
                })),
                ...restaurant.openingExceptions.map(({ from, to, spans, note }) => ({
                  term: note
                    ? `${words.exception(from, to, reference)}, ${note}`
                    : words.exception(from, to, reference),
                  value:
                    spans.length === 0
                      ? words.closedDay
                      : spans.map((span) => words.span(span.from, span.to)).join(', '),
                })),
              ]}
            />
            <p className="sm muted">{words.localTime}</p>
          </>
        )}
        <h2 className="h3">{words.where}</h2>
        <p>
          {[place.city ?? place.settlement, address].filter(Boolean).join(', ')}
          <br />
          <a
            className="link"
            href={`https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16`}
            target="_blank"
            rel="external noopener"
          >
            {words.route}
          </a>
        </p>
      </Card>
      {restaurant.shippingRates.length > 0 && (
        <Card as="section" className="stack g4">
          <h2 className="h3">{words.delivery}</h2>
          <DescriptionList
            items={restaurant.shippingRates.map(({ title, price, minOrderSum, freeDeliverySum }) => ({
              term: title,
              value: words.rate(price, minOrderSum, freeDeliverySum),
            }))}
          />
        </Card>
      )}
      <Card as="section" className="stack g4">
        <h2 className="h3">{farmerInfo.legal.title}</h2>
        <DescriptionList items={legalFacts} />
        {documents.length > 0 && (
          <ul className="stack g2">
            {documents.map(({ id, kind, title, number, validTo, fileUrl }) => (
              <li key={id}>
                {productPage.documentKinds[kind]}: {title}
                <br />
                <small className="muted">{productPage.document(number, validTo, reference)}</small>{' '}
                {fileUrl && (
                  <a className="link" href={fileUrl} target="_blank" rel="noopener">
                    {productPage.readDocument}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
        <p className="row fw">
          {termsOfUseLink && (
            <a className="link" href={termsOfUseLink} target="_blank" rel="external noopener">
              {farmerInfo.legal.terms}
            </a>
          )}
          {pdnLink && (
            <a className="link" href={pdnLink} target="_blank" rel="external noopener">
              {farmerInfo.legal.personalData}
            </a>
          )}
        </p>
      </Card>
    </div>
  )
}

const SIZES = {
  main: { width: 832, height: 514 },
  thumb: { width: 72, height: 72 },
  large: { width: 1280, height: 791 },
}

function Places({ restaurant: { gallery: pictures, title, hue } }: { restaurant: Restaurant }) {
  return (
    <div>
      <Gallery
        items={pictures.map(({ url, alt, focus }) => ({
          picture: pictureOf(url, alt || title, SIZES.main, focus),
          thumb: pictureOf(url, '', SIZES.thumb, focus),
          large: pictureOf(url, alt || title, SIZES.large),
        }))}
        hue={hue}
        ratio="wide"
        words={{ ...gallery, title }}
      />
    </div>
  )
}
