import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'

/** Breadcrumbs from the home page, also as JSON-LD. The last item is the current page. */
export function BreadcrumbTrail({ items }: { items: ReadonlyArray<{ title: string; href: string }> }) {
  const absolute = useAbsoluteUrl()
  const steps = [{ title: catalog.home, href: '/' }, ...items]
  return (
    <>
      <Breadcrumbs
        label={catalog.wayHere}
        items={steps.map(({ title, href }, index) => ({ title, href: index < steps.length - 1 ? href : undefined }))}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ title, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            item: absolute(href),
          })),
        }}
      />
    </>
  )
}
